import { createPrivateKey, X509Certificate } from 'node:crypto';
import { hostname } from 'node:os';
import type { Signed } from './authority';
import { besidesHome, type Names } from './names';
import type { PrivateFiles } from './private-files';

/** What the server shows by https, and what tablets have to trust for it. */
export interface Trust {
  /** The authority's certificate alone; its key never goes anywhere. */
  readonly authority: X509Certificate;
  readonly certificate: Signed;
  /** The authority was made just now: whoever trusted another one has to trust this one. */
  readonly fresh: boolean;
  /** Addresses that the authority may not vouch for, for it was made before they were known. */
  readonly without: readonly string[];
}

const day = 86_400_000;
/** Made anew so long before it ends. */
const early = 30 * day;
const authorityFile = 'authority.pem';
const certificateFile = 'certificate.pem';

const together = ({ certificate, key }: Signed): string => `${certificate.trim()}\n${key.trim()}\n`;

/** A certificate with the key that fits it, still good for a while; nothing where the text is anything else. */
function signedIn(text: string | undefined, now: number): Signed | undefined {
  const certificate = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/.exec(text ?? '')?.[0];
  const key = /-----BEGIN PRIVATE KEY-----[\s\S]+?-----END PRIVATE KEY-----/.exec(text ?? '')?.[0];
  if (certificate === undefined || key === undefined) return undefined;
  try {
    const read = new X509Certificate(certificate);
    if (!read.checkPrivateKey(createPrivateKey(key)) || Date.parse(read.validTo) < now + early)
      return undefined;
    return { certificate, key };
  } catch {
    return undefined;
  }
}

/** Whether it is this authority's, for all of these. */
function covers(certificate: string, authority: X509Certificate, { addresses, names }: Names): boolean {
  const read = new X509Certificate(certificate);
  return (
    read.checkIssued(authority) &&
    read.verify(authority.publicKey) &&
    addresses.every(one => read.checkIP(one) !== undefined) &&
    names.every(one => read.checkHost(one, { subject: 'never' }) !== undefined)
  );
}

/**
 * The authority of this machine and a certificate for its names: those that lie here as long as they are good for
 * them, else new ones. An authority lasts ten years, a certificate one.
 */
export async function trustFor(files: PrivateFiles, names: Names, now: number): Promise<Trust> {
  const { limitedTo, makeAuthority, makeCertificate } = await import('./authority');
  const kept = (): Signed | undefined => signedIn(files.read(authorityFile), now);
  let authority = kept();
  const fresh = authority === undefined;
  if (!authority) {
    if (files.read(authorityFile) !== undefined) files.setAside(authorityFile);
    const called = `Northwest on ${hostname()} (${new Date(now).toISOString().slice(0, 10)})`;
    const made = await makeAuthority(called, besidesHome(names), now);
    files.writeFirst(authorityFile, together(made));
    // Another one that begins just now may have been quicker: there is one authority, and it is in the file.
    authority = kept();
    if (!authority) throw new Error(`${files.folder} did not keep the authority.`);
  }
  const may = limitedTo(authority.certificate);
  const besides = besidesHome(names);
  const without = [
    ...besides.addresses.filter(one => !may.addresses.includes(one)),
    ...besides.names.filter(one => !may.names.includes(one)),
  ];
  const wanted: Names = {
    addresses: names.addresses.filter(one => !without.includes(one)),
    names: names.names.filter(one => !without.includes(one)),
  };
  const root = new X509Certificate(authority.certificate);
  let certificate = signedIn(files.read(certificateFile), now);
  if (!certificate || !covers(certificate.certificate, root, wanted)) {
    certificate = await makeCertificate(authority, wanted, now);
    files.write(certificateFile, together(certificate));
  }
  return { authority: root, certificate, fresh, without };
}
