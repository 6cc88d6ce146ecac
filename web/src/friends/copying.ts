/** Copying a text and handing it to the system's share sheet, where each exists. */

/** Copies a text. On plain http browsers have no clipboard: the old command copies what is selected. */
export async function copyText(text: string, field: HTMLInputElement | HTMLTextAreaElement | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const before = document.activeElement;
    field?.focus({ preventScroll: true });
    field?.select();
    const copied = copySelected();
    // Where even that is refused the text stays selected, for the person's own hand.
    if (copied && before instanceof HTMLElement) before.focus({ preventScroll: true });
    return copied;
  }
}

function copySelected(): boolean {
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}

/** Says whether this device has a share sheet for a link. */
export function mayShare(): boolean {
  return typeof navigator.share === "function";
}

/** Opens the system's share sheet; to close it again is no fault. */
export async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The person closed the sheet.
  }
}
