/**
 * The origin under which visitors reach this process, or null when the caller is in the same process: then the site and
 * the gateway share their origin and a path is enough. An in-process request has no Host header.
 */
export function publicOriginOf(
  request: Request,
  { publicOrigin }: { readonly publicOrigin: string | null },
): string | null {
  if (publicOrigin) return publicOrigin;
  return request.headers.has("Host") ? new URL(request.url).origin : null;
}

export function gatewayAddress(payment: string, origin: string | null): string {
  return `${origin ?? ""}/api/demo-gateway/${payment}`;
}
