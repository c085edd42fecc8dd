// The one place where certificates are made; loaded only where https is asked for.
import 'reflect-metadata';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  GeneralName,
  GeneralSubtree,
  GeneralSubtrees,
  id_ce_nameConstraints,
  NameConstraints,
} from '@peculiar/asn1-x509';
import * as x509 from '@peculiar/x509';
import { besidesHome, homeNames, homeNetworks, type Names } from './names';

/** A certificate and its private key, both as text. */
export interface Signed {
  readonly certificate: string;
  readonly key: string;
}

const keys = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const signing = { name: 'ECDSA', hash: 'SHA-256' } as const;
const day = 86_400_000;
const authorityDays = 3650;
/** Apple's engines take none that is good for longer than 825 days; a year is what all of them take. */
const certificateDays = 365;
/** The clocks of tablets are not all right. */
const before = day;

const usage = x509.KeyUsageFlags;

async function textOf(key: CryptoKey): Promise<string> {
  return x509.PemConverter.encode(await crypto.subtle.exportKey('pkcs8', key), 'PRIVATE KEY');
}

const signingKeyOf = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('pkcs8', x509.PemConverter.decodeFirst(key), keys, false, ['sign']);

/**
 * What the authority may vouch for is written into it, and it is critical: networks and names of homes, and where a
 * machine has an address of the wide net, that one. Whoever got hold of the key could not pretend to be a bank.
 */
function limitsOf({ addresses, names }: Names): x509.Extension {
  const subtrees = [
    ...[...homeNetworks, ...addresses.map(one => `${one}/${one.includes(':') ? 128 : 32}`)].map(
      iPAddress => new GeneralName({ iPAddress }),
    ),
    ...[...homeNames, ...names].map(dNSName => new GeneralName({ dNSName })),
  ].map(base => new GeneralSubtree({ base }));
  const limits = new NameConstraints({ permittedSubtrees: new GeneralSubtrees(subtrees) });
  return new x509.Extension(id_ce_nameConstraints, true, AsnConvert.serialize(limits));
}

/** An authority of one's own, for homes and for these besides. */
export async function makeAuthority(called: string, besides: Names, now: number): Promise<Signed> {
  const pair = await crypto.subtle.generateKey(keys, true, ['sign', 'verify']);
  const made = await x509.X509CertificateGenerator.createSelfSigned({
    name: [{ CN: [called] }, { O: ['Northwest, made on this machine'] }],
    notBefore: new Date(now - before),
    notAfter: new Date(now + authorityDays * day),
    signingAlgorithm: signing,
    keys: pair,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(usage.keyCertSign | usage.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(pair.publicKey),
      limitsOf(besides),
    ],
  });
  return { certificate: made.toString('pem'), key: await textOf(pair.privateKey) };
}

/** A certificate for this machine, by the authority. */
export async function makeCertificate(
  authority: Signed,
  { addresses, names }: Names,
  now: number,
): Promise<Signed> {
  const issuer = new x509.X509Certificate(authority.certificate);
  const pair = await crypto.subtle.generateKey(keys, true, ['sign', 'verify']);
  const made = await x509.X509CertificateGenerator.create({
    subject: [{ CN: [names.at(-1) ?? 'localhost'] }],
    issuer: issuer.subject,
    notBefore: new Date(Math.max(now - before, issuer.notBefore.getTime())),
    notAfter: new Date(Math.min(now + certificateDays * day, issuer.notAfter.getTime())),
    signingAlgorithm: signing,
    publicKey: pair.publicKey,
    signingKey: await signingKeyOf(authority.key),
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(usage.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension([
        ...names.map(value => ({ type: 'dns' as const, value })),
        ...addresses.map(value => ({ type: 'ip' as const, value })),
      ]),
      await x509.AuthorityKeyIdentifierExtension.create(issuer),
      await x509.SubjectKeyIdentifierExtension.create(pair.publicKey),
    ],
  });
  return { certificate: made.toString('pem'), key: await textOf(pair.privateKey) };
}

/** What an authority may vouch for beside homes, as its limits say. */
export function limitedTo(certificate: string): Names {
  const limits = new x509.X509Certificate(certificate).getExtension(id_ce_nameConstraints);
  if (!limits) return { addresses: [], names: [] };
  const { permittedSubtrees } = AsnConvert.parse(limits.value, NameConstraints);
  const all = [...(permittedSubtrees ?? [])].map(({ base }) => base);
  const addresses = all.flatMap(({ iPAddress }) => iPAddress?.split('/')[0] ?? []);
  const names = all.flatMap(({ dNSName }) => dNSName ?? []);
  return besidesHome({ addresses, names });
}
