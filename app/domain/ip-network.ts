import ipaddr from "ipaddr.js";

/** The holder of one IPv6 address has its whole /64, so the addresses of a /64 count as one. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":");
}
