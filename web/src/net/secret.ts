/** Ids and secrets that this browser makes; `randomUUID` and WebCrypto's digests are missing on plain http. */

function hex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Gives an id that nobody else will give. */
export function newId(): string {
  return hex(16);
}

/** Gives a secret for a seat: 192 bits. */
export function newSecret(): string {
  return hex(24);
}
