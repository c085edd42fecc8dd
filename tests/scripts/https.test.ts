import { X509Certificate } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, createServer, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAuthority, makeCertificate, type Signed } from '../../scripts/https/authority';
import { besidesHome, type Names, namesHere } from '../../scripts/https/names';
import { ownFolder, privateFiles } from '../../scripts/https/private-files';
import { type Secured, serveHttps } from '../../scripts/https/serve-https';
import { trustFor } from '../../scripts/https/trust';
import { folderHandler, guards } from '../../scripts/serve';
import { askedFor, usage } from '../../scripts/start/asked';

const day = 86_400_000;
const now = Date.now();
const home: Names = { addresses: ['127.0.0.1', '192.168.1.20'], names: ['localhost', 'table.local'] };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'northwest-https-'));
  return () => rm(folder, { recursive: true, force: true });
});

const mode = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);

describe('the authority and the certificate', () => {
  it('are made once, lie in files for this user alone, and stay as long as they are good', async () => {
    await chmod(folder, 0o755);
    const first = await trustFor(privateFiles(folder), home, now);
    expect(first.fresh).toBe(true);
    const files = await readdir(folder);
    expect(files.sort()).toEqual(['authority.pem', 'certificate.pem']);
    if (process.platform !== 'win32') {
      expect(await mode(folder)).toBe('700');
      for (const file of files) expect(await mode(join(folder, file))).toBe('600');
    }
    const again = await trustFor(privateFiles(folder), home, now + 300 * day);
    expect(again.fresh).toBe(false);
    expect(again.authority.raw).toEqual(first.authority.raw);
    expect(again.certificate).toEqual(first.certificate);
  });

  it('files that others could read are closed to them before they are read', async () => {
    const first = await trustFor(privateFiles(folder), home, now);
    await chmod(join(folder, 'authority.pem'), 0o644);
    const again = await trustFor(privateFiles(folder), home, now);
    expect(again.authority.raw).toEqual(first.authority.raw);
    if (process.platform !== 'win32') expect(await mode(join(folder, 'authority.pem'))).toBe('600');
  });

  it.each([
    ['another address', { ...home, addresses: ['127.0.0.1', '10.1.2.3'] }, 0],
    ['another name', { ...home, names: [...home.names, 'other.local'] }, 0],
    ['eleven months', home, 336 * day],
  ] as const)('after %s the same authority makes a new certificate', async (_, names, later) => {
    const first = await trustFor(privateFiles(folder), home, now);
    const next = await trustFor(privateFiles(folder), names, now + later);
    expect(next.authority.raw).toEqual(first.authority.raw);
    expect(next.fresh).toBe(false);
    expect(next.certificate.certificate).not.toBe(first.certificate.certificate);
    const read = new X509Certificate(next.certificate.certificate);
    for (const address of names.addresses) expect(read.checkIP(address)).toBe(address);
    for (const name of names.names) expect(read.checkHost(name)).toBe(name);
    expect(Date.parse(read.validTo)).toBeGreaterThan(now + later + 300 * day);
  });

  it('no certificate is good for longer than Apple takes it, nor longer than its authority', async () => {
    const late = now + 3_500 * day;
    await trustFor(privateFiles(folder), home, now);
    const { authority, certificate } = await trustFor(privateFiles(folder), home, late);
    const read = new X509Certificate(certificate.certificate);
    expect(Date.parse(read.validTo) - Date.parse(read.validFrom)).toBeLessThan(398 * day);
    expect(Date.parse(read.validTo)).toBeLessThanOrEqual(Date.parse(authority.validTo));
  });

  it('after ten years there is a new authority, which says that it is to be trusted anew', async () => {
    const first = await trustFor(privateFiles(folder), home, now);
    const next = await trustFor(privateFiles(folder), home, now + 3_640 * day);
    expect(next.fresh).toBe(true);
    expect(next.authority.raw).not.toEqual(first.authority.raw);
    expect(new X509Certificate(next.certificate.certificate).checkIssued(next.authority)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['no certificate', 'north, then west\n'],
    [
      'a certificate that is cut',
      '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----\n',
    ],
  ])('a file that holds %s is set aside, and another authority made', async (_, text) => {
    await writeFile(join(folder, 'authority.pem'), text);
    const { fresh, authority } = await trustFor(privateFiles(folder), home, now);
    expect([fresh, authority.ca]).toEqual([true, true]);
    expect(await readFile(join(folder, 'authority.pem.unusable'), 'utf8')).toBe(text);
  });

  it('the key of another is no key', async () => {
    const [one, other] = await Promise.all([1, 2].map(n => makeAuthority(`${n}`, besidesHome(home), now)));
    await writeFile(join(folder, 'authority.pem'), `${one?.certificate}\n${other?.key}`);
    expect((await trustFor(privateFiles(folder), home, now)).fresh).toBe(true);
  });

  it('two that begin at once have one authority', async () => {
    const both = await Promise.all([1, 2, 3].map(() => trustFor(privateFiles(folder), home, now)));
    expect(new Set(both.map(({ authority }) => authority.fingerprint256)).size).toBe(1);
    for (const { certificate, authority } of both)
      expect(new X509Certificate(certificate.certificate).verify(authority.publicKey)).toBe(true);
  });

  it('an address of the wide net is vouched for if it was there at the beginning, and named if it came later', async () => {
    const wide = { ...home, addresses: [...home.addresses, '192.0.2.7'] };
    expect((await trustFor(privateFiles(folder), wide, now)).without).toEqual([]);
    const later = { addresses: [...wide.addresses, '198.51.100.4'], names: [...home.names, 'games.example'] };
    const { without, certificate } = await trustFor(privateFiles(folder), later, now);
    expect(without).toEqual(['198.51.100.4', 'games.example']);
    const read = new X509Certificate(certificate.certificate);
    expect([read.checkIP('192.0.2.7'), read.checkIP('198.51.100.4')]).toEqual(['192.0.2.7', undefined]);
  });
});

describe('whoever trusts the authority', () => {
  /** What an engine that is not ours says of a server that shows this certificate under this name. */
  async function told(by: Signed, names: Names, servername: string, trusts: string): Promise<string> {
    const { certificate: cert, key } = await makeCertificate(by, names, now);
    const server = createServer({ cert, key }, socket => socket.end());
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const said = await new Promise<string>(done => {
      const socket: TLSSocket = connect({ port, host: '127.0.0.1', servername, ca: trusts }, () => {
        socket.destroy();
        done('trusted');
      });
      socket.once('error', (problem: Error) => done(problem.message));
    });
    await new Promise(done => server.close(done));
    return said;
  }

  it('trusts this machine, and what it has not signed is not trusted', async () => {
    const [one, other] = await Promise.all([1, 2].map(n => makeAuthority(`${n}`, besidesHome(home), now)));
    if (!one || !other) throw new Error('two authorities');
    expect(await told(one, home, 'table.local', one.certificate)).toBe('trusted');
    expect(await told(one, home, 'table.local', other.certificate)).not.toBe('trusted');
  });

  it.each(['bank.example', 'mail.example.com', 'notlocal', 'table.local.example'])(
    'cannot be led to believe that it is %s, whoever has the key',
    async name => {
      const authority = await makeAuthority('one', besidesHome(home), now);
      const forged = { addresses: [], names: [name] };
      expect(await told(authority, forged, name, authority.certificate)).toBe('permitted subtree violation');
    },
  );
});

describe('the server', () => {
  let site: string;
  let keep: string;
  let server: Secured;
  let names = namesHere();
  const said: string[] = [];
  beforeAll(async () => {
    site = await mkdtemp(join(tmpdir(), 'northwest-site-'));
    keep = await mkdtemp(join(tmpdir(), 'northwest-keep-'));
    await mkdir(join(site, 'assets'));
    await writeFile(join(site, 'index.html'), '<p>the app</p>');
    process.env.NORTHWEST_HOME = join(keep, 'own');
    const asked = { port: 0, host: '127.0.0.1', also: [] };
    const tell = (sentence: string): void => void said.push(sentence);
    server = await serveHttps(folderHandler(site, guards), asked, tell, () => names, 20);
  });
  afterAll(async () => {
    await server.close();
    delete process.env.NORTHWEST_HOME;
    await Promise.all([site, keep].map(one => rm(one, { recursive: true, force: true })));
  });

  interface Answer {
    readonly status: number | undefined;
    readonly type: string | undefined;
    readonly from: string | undefined;
    readonly body: Buffer;
    readonly shown: string | undefined;
  }
  const ask = (
    secure: boolean,
    path: string,
    host = 'table.local',
    ca = server.trust().authority.toString(),
  ) =>
    new Promise<Answer>((done, failed) => {
      const options = {
        port: server.port,
        host: '127.0.0.1',
        path,
        headers: { host },
        agent: false,
      } as const;
      const get = secure ? getSecure : getPlain;
      get({ ...options, ca, servername: 'localhost' }, response => {
        const parts: Buffer[] = [];
        const socket = response.socket;
        const shown =
          'getPeerX509Certificate' in socket ? (socket as TLSSocket).getPeerX509Certificate() : undefined;
        response.on('data', part => parts.push(part));
        response.on('end', () =>
          done({
            status: response.statusCode,
            type: response.headers['content-type'],
            from: response.headers['access-control-allow-origin'],
            body: Buffer.concat(parts),
            shown: shown?.toString(),
          }),
        );
      }).on('error', failed);
    });

  it('shows the app by https to who trusts the authority, and nothing to who does not', async () => {
    expect(`${(await ask(true, '/')).body}`).toBe('<p>the app</p>');
    const other = await makeAuthority('another', besidesHome(home), now);
    await expect(ask(true, '/', 'table.local', other.certificate)).rejects.toThrow(/verify|signature|issuer/);
  });

  it('over plain http leads other machines through trusting it, with the fingerprint, on the same port', async () => {
    const { body, type } = await ask(false, '/', '192.168.1.20:4173');
    expect(type).toContain('text/html');
    expect(`${body}`).toContain(server.trust().authority.fingerprint256);
    expect(`${body}`).toContain('href="https://192.168.1.20:4173/"');
    // By the name that it bears it is found again, to be removed.
    expect(`${body}`).toMatch(/“Northwest on [\w.-]+ \(\d{4}-\d\d-\d\d\)”/);
    expect(`${body}`).not.toMatch(/<script>|\son\w+=|<style/);
    for (const path of ['/guide.css', '/guide.js']) expect((await ask(false, path)).status).toBe(200);
    expect((await ask(false, '/assets/')).status).toBe(404);
  });

  it('over plain http gives this very machine the app, and others the app below a folder of its own', async () => {
    for (const host of ['localhost:4173', '127.0.0.1', '[::1]:80'])
      expect(`${(await ask(false, '/', host)).body}`).toBe('<p>the app</p>');
    expect(`${(await ask(false, '/plain/')).body}`).toBe('<p>the app</p>');
  });

  it('hands out the authority without its key, and no key anywhere', async () => {
    const { body, type } = await ask(false, '/northwest-authority.crt');
    expect(type).toBe('application/x-x509-ca-cert');
    expect(body).toEqual(server.trust().authority.raw);
    const paths = ['/', '/guide.js', '/guide.css', '/plain/', '/northwest-authority.crt', '/authority.pem'];
    for (const secure of [false, true])
      for (const path of [
        ...paths,
        '/certificate.pem',
        '/plain/../authority.pem',
        '/..%2fown%2fauthority.pem',
      ])
        expect(`${(await ask(secure, path)).body}`).not.toContain('PRIVATE');
  });

  it('tells the page over plain http that this device trusts it', async () => {
    const { status, from } = await ask(true, '/trusted');
    expect([status, from]).toEqual([204, '*']);
  });

  it('shows a new certificate of the same authority as soon as the address has changed', async () => {
    const before = await ask(true, '/');
    names = { ...names, addresses: [...names.addresses, '10.20.30.40'] };
    await expect.poll(async () => (await ask(true, '/')).shown, { timeout: 20_000 }).not.toBe(before.shown);
    const { shown } = await ask(true, '/');
    expect(new X509Certificate(shown ?? '').checkIP('10.20.30.40')).toBe('10.20.30.40');
    expect(said.join(' ')).toContain('10.20.30.40');
  });
});

describe('what is asked for', () => {
  it('is a port, https or not, and by what else the machine is reached', () => {
    expect(askedFor([], {})).toEqual({ port: 4173, host: '0.0.0.0', https: false, also: [] });
    expect(
      askedFor(['--https', '--address', 'Table.lan', '--address', '10.0.0.9'], { PORT: '0' }),
    ).toMatchObject({
      ...{ port: 0, https: true, also: ['table.lan', '10.0.0.9'] },
    });
    expect(askedFor(['--help'], {})).toBe(usage);
  });

  it.each([
    [['--htps'], {}, '--htps'],
    [['--address', 'a b'], {}, 'a b'],
    [[], { PORT: '70000' }, '70000'],
    [[], { PORT: 'north' }, 'north'],
  ])('%j with %j is refused with a sentence', (args, env, told) => {
    expect(askedFor(args, env)).toContain(told);
  });

  it('own things lie where the system keeps what belongs to a user', () => {
    expect(ownFolder({ NORTHWEST_HOME: '/own' }, 'linux')).toBe('/own');
    expect(ownFolder({ XDG_CONFIG_HOME: '/x' }, 'linux')).toBe(join('/x', 'northwest'));
    expect(ownFolder({ LOCALAPPDATA: 'C:\\Users\\Y\\AppData\\Local' }, 'win32')).toContain('Northwest');
    expect(ownFolder({}, 'darwin')).toContain('Application Support');
  });
});
