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

/** Pages only: the service worker's own parts are loaded in a way that Trusted Types would bar. */
export const pagePolicy = `${contentSecurityPolicy}; require-trusted-types-for 'script'; trusted-types default`;

/**
 * Writes the policy into the built page, so that it holds on any static host. The development server is left
 * alone: its hot reload needs inline scripts.
 */
export const cspMeta = (): Plugin => ({
  name: 'northwest-csp',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy },
        injectTo: 'head-prepend',
      },
    ],
  },
});
