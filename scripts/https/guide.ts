import type { X509Certificate } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Handler } from '../serve';
import { hostOf } from '../serve/careful';
import { files, guidePage, guideStyle } from './guide-page';
import { followTrust } from './guide-script';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const guards = {
  'content-security-policy': policy,
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

function send(response: ServerResponse, type: string, body: string | Buffer, head: boolean): void {
  response.writeHead(200, { ...guards, 'content-type': type, 'content-length': Buffer.byteLength(body) });
  response.end(head ? undefined : body);
}

/**
 * What is answered over plain http. This very machine gets the app, which a browser keeps there as it is. Others get
 * the page that leads through trusting, and the app below `plain/`, where what was saved over plain http can be
 * reached: a browser keeps that by host and port, not by folder.
 */
export const guideHandler =
  (authority: () => X509Certificate, app: Handler): Handler =>
  async (request, response) => {
    const host = hostOf(request) ?? 'localhost';
    const path = (request.url ?? '/').split(/[?#]/)[0] ?? '/';
    const below = `/${files.plain}`;
    if (path.startsWith(below)) {
      request.url = (request.url ?? '').slice(below.length - 1);
      return app(request, response);
    }
    const head = request.method === 'HEAD';
    if ((head || request.method === 'GET') && !loopback.test(host))
      switch (path) {
        case '/':
        case '/index.html': {
          const { subject, fingerprint256, validTo } = authority();
          const called = /^CN=(.*)$/m.exec(subject)?.[1] ?? 'Northwest';
          const until = new Date(validTo).toISOString().slice(0, 10);
          const facts = { host, called, fingerprint: fingerprint256, until };
          return send(response, 'text/html; charset=utf-8', guidePage(facts), head);
        }
        case `/${files.style}`:
          return send(response, 'text/css; charset=utf-8', guideStyle, head);
        case `/${files.script}`:
          return send(response, 'text/javascript; charset=utf-8', `(${followTrust})();\n`, head);
      }
    if (path === `/${files.authority}` && (head || request.method === 'GET'))
      return send(response, 'application/x-x509-ca-cert', authority().raw, head);
    if (loopback.test(host)) return app(request, response);
    response.writeHead(404, { ...guards, 'content-type': 'text/plain' });
    response.end('Not found');
  };

/** Over https: the app, and an answer by which the page over plain http sees that this device trusts it. */
export const trustedHandler =
  (app: Handler): Handler =>
  async (request, response) => {
    if (request.url !== '/trusted') return app(request, response);
    response.writeHead(204, { 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    response.end();
  };
