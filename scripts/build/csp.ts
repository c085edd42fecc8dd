import type { Plugin } from 'vite';

/** Nothing but what this site itself serves: no inline script or style, no other origin. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The address of a relay elsewhere, as the build is told it: `wss://host` and nothing more. */
export function relayOf(named = ''): string {
  if (named !== '' && !/^wss?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/i.test(named))
    throw new Error(`NORTHWEST_RELAY is no address of a relay: ${named}`);
  return named;
}

/** Pages only: the service worker's own parts are loaded in a way that Trusted Types would bar. */
const guarded = `${contentSecurityPolicy}; require-trusted-types-for 'script'; trusted-types default`;

/** A build that is told of no relay allows none. */
export const pagePolicy = (relay = ''): string =>
  relay === '' ? guarded : guarded.replace("connect-src 'self'", `connect-src 'self' ${relay}`);

/**
 * Writes the policy into the built page, so that it holds on any static host. The development server is left
 * alone: its hot reload needs inline scripts.
 */
export const cspMeta = (relay = ''): Plugin => ({
  name: 'northwest-csp',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy(relay) },
        injectTo: 'head-prepend',
      },
    ],
  },
});
