/** The address by which others reach this server: the page's own, unless that leads back to one's own machine. */
import { askHere } from "../net/http";

export interface Home {
  /** Scheme, host and port, without a slash at the end. */
  readonly url: string;
  /** Whether nobody else can come by it. */
  readonly alone: boolean;
}

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Finds out by which address others come. */
export async function findHome(): Promise<Home> {
  const own = location.origin;
  if (!LOOPBACK.test(location.hostname)) return { url: own, alone: false };
  try {
    const { address } = await askHere();
    return address === null ? { url: own, alone: true } : { url: address.replace(/\/$/, ""), alone: false };
  } catch {
    return { url: own, alone: true };
  }
}
