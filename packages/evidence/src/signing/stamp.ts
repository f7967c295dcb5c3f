import { type Attribute, ContentInfo, SignedData, type SignerInfo } from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { TSTInfo } from '@peculiar/asn1-tsp';
import { BasicConstraints, type Certificate, ExtendedKeyUsage, type Name } from '@peculiar/asn1-x509';
import { fromHex } from '../hash';
import { hashName, isSignedByKey } from './stamp-signature';

/** Content of a time stamp (RFC 3161); as trustworthy as its authority. */
export interface StampFacts {
  /** When the authority received the root. */
  readonly at: string;
  /** Name of the authority in its certificate. */
  readonly authority: string;
  /** Name of the certificate above the last one that the stamp contains, or of that last one if it signed itself. */
  readonly anchor: string;
}

const oids = {
  signedData: '1.2.840.113549.1.7.2',
  stampInfo: '1.2.840.113549.1.9.16.1.4',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: ['1.2.840.113549.1.9.16.2.47', '1.2.840.113549.1.9.16.2.12'],
  keyUsage: '2.5.29.37',
  constraints: '2.5.29.19',
  timeStamping: '1.3.6.1.5.5.7.3.8',
  commonName: '2.5.4.3',
  organisation: '2.5.4.10',
} as const;

/** `oids.stampInfo`, encoded in DER. */
const stampInfoType = fromHex('060b2a864886f70d0109100104').buffer;

/** Upper limit: no real chain has more certificates. */
const longestChain = 8;

const bytesIn = (buffer: ArrayBuffer): Uint8Array => new Uint8Array(buffer);
const isSame = (one: ArrayBuffer, other: ArrayBuffer): boolean => {
  const [left, right] = [bytesIn(one), bytesIn(other)];
  return left.length === right.length && left.every((byte, at) => byte === right[at]);
};
const contains = (all: ArrayBuffer, part: ArrayBuffer): boolean => {
  const [bytes, wanted] = [bytesIn(all), bytesIn(part)];
  return bytes.some((_, at) => wanted.every((byte, index) => bytes[at + index] === byte));
};
const isName = (one: Name, other: Name): boolean => isSame(AsnConvert.serialize(one), AsnConvert.serialize(other));

function must(condition: unknown, problem: string): asserts condition {
  if (!condition) throw new Error(`@paidang/evidence: ${problem}.`);
}

/** Display name of a certificate: the common name, or the organisation. */
function nameOf(name: Name): string {
  const parts = [...name].flatMap((set) => [...set]);
  const find = (oid: string) => parts.find(({ type }) => type === oid)?.value.toString();
  return find(oids.commonName) ?? find(oids.organisation) ?? '';
}

const attributeOf = ({ signedAttrs = [] }: SignerInfo, oid: string): Attribute | undefined =>
  signedAttrs.find(({ attrType }) => attrType === oid);

const extensionOf = ({ tbsCertificate: { extensions } }: Certificate, oid: string) =>
  [...(extensions ?? [])].find(({ extnID }) => extnID === oid);

/** Certificate of the signer, among those in the stamp. */
function signerOf(
  { sid: { issuerAndSerialNumber: named } }: SignerInfo,
  certificates: readonly Certificate[],
): Certificate {
  const found = certificates.find(
    ({ tbsCertificate: { issuer, serialNumber } }) =>
      named && isName(named.issuer, issuer) && isSame(named.serialNumber, serialNumber),
  );
  must(found, 'the stamp does not hold the certificate of its authority');
  return found;
}

const keyOf = ({ tbsCertificate: { subjectPublicKeyInfo: key } }: Certificate) => ({
  key,
  spki: AsnConvert.serialize(key),
});

/** Only valid certificates that are exclusively for time stamps may sign them. */
function checkPurpose(certificate: Certificate, at: Date): void {
  const usage = extensionOf(certificate, oids.keyUsage);
  must(usage?.critical, 'the certificate is not exclusively for time stamps');
  const purposes = [...AsnConvert.parse(usage.extnValue, ExtendedKeyUsage)];
  must(purposes.length === 1 && purposes[0] === oids.timeStamping, 'the certificate is not for time stamps');
  checkValidity(certificate, at);
}

function checkValidity({ tbsCertificate: { validity } }: Certificate, at: Date): void {
  const [from, until] = [validity.notBefore.getTime(), validity.notAfter.getTime()];
  must(from <= at && at <= until, 'a certificate was not valid then');
}

/** Follows the chain upwards through the certificates in the stamp. @returns what is above all of them */
async function checkChain(signer: Certificate, certificates: readonly Certificate[], at: Date): Promise<Name> {
  let current = signer;
  for (let step = 0; step < longestChain; step += 1) {
    const { tbsCertificate, tbsCertificateRaw: data, signatureAlgorithm: algorithm, signatureValue } = current;
    const { issuer, subject } = tbsCertificate;
    const above = certificates.find((one) => isName(one.tbsCertificate.subject, issuer));
    if (!above) return issuer;
    must(data, 'a certificate cannot be read');
    const signed = { ...keyOf(above), algorithm, hash: '', signature: signatureValue, data };
    must(await isSignedByKey(signed), 'a certificate is not signed by the one above it');
    if (isName(subject, issuer)) return issuer;
    const limits = extensionOf(above, oids.constraints);
    must(
      limits && AsnConvert.parse(limits.extnValue, BasicConstraints).cA,
      'a certificate was issued by a certificate that must not issue any',
    );
    checkValidity(above, at);
    current = above;
  }
  throw new Error('@paidang/evidence: the certificate chain is too long.');
}

/** Attributes are signed as a DER SET (RFC 5652, 5.4), although the stamp encodes them under another tag. */
function setOf(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const long = length > 0xff ? [0x82, length >> 8, length & 0xff] : [0x81, length];
  return Uint8Array.from([0x31, ...(length < 0x80 ? [length] : long), ...parts.flatMap((part) => [...part])]);
}

/** The signed bytes: the attributes, which contain the hash of the statement. */
async function checkSignature(info: SignerInfo, signer: Certificate, statement: ArrayBuffer): Promise<void> {
  const { signedAttrs: attributes, digestAlgorithm, signatureAlgorithm: algorithm, signature } = info;
  const [type, digest] = [attributeOf(info, oids.contentType), attributeOf(info, oids.messageDigest)];
  must(attributes && type?.attrValues[0] && digest?.attrValues[0], 'the stamp does not say what it signs');
  must(isSame(type.attrValues[0], stampInfoType), 'the stamp signs a different kind of statement');
  const hash = hashName(digestAlgorithm);
  const said = AsnConvert.parse(digest.attrValues[0], OctetString);
  must(isSame(said.buffer, await crypto.subtle.digest(hash, statement)), 'the stamp signs something else');
  const data = setOf(attributes.map((one) => bytesIn(AsnConvert.serialize(one)))).buffer;
  const isSigned = await isSignedByKey({
    ...keyOf(signer),
    algorithm,
    hash,
    signature: signature.buffer,
    data,
  });
  must(isSigned, 'the signature of the stamp is invalid');
  const whole = AsnConvert.serialize(signer);
  const named = oids.signingCertificate.flatMap((oid) => attributeOf(info, oid)?.attrValues ?? []);
  const prints = await Promise.all(
    ['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512'].map((name) => crypto.subtle.digest(name, whole)),
  );
  must(
    named.some((value) => prints.some((print) => contains(value, print))),
    'the stamp names a different certificate',
  );
}

/**
 * Checks a time stamp: that it is about this root, that it was signed by the certificate it contains, which must be one for
 * time stamps and have been valid then, and that each certificate is signed by the one above it. Whether to trust the authority
 * at the end is for people to decide.
 *
 * @param stamp the token, in base64
 * @throws if it is invalid; the message says why
 */
export async function readStamp(stamp: string, root: string): Promise<StampFacts> {
  const token = Uint8Array.from(atob(stamp), (char) => char.charCodeAt(0));
  const { contentType, content } = AsnConvert.parse(token, ContentInfo);
  must(contentType === oids.signedData, 'the stamp is not signed data');
  const { encapContentInfo, certificates: held = [], signerInfos } = AsnConvert.parse(content, SignedData);
  const statement = encapContentInfo.eContent?.single?.buffer;
  must(statement && encapContentInfo.eContentType === oids.stampInfo, 'the stamp contains no statement');
  const { messageImprint, genTime } = AsnConvert.parse(statement, TSTInfo);
  must(hashName(messageImprint.hashAlgorithm) === 'SHA-256', 'the stamp uses a hash other than SHA-256');
  must(isSame(messageImprint.hashedMessage.buffer, fromHex(root).buffer), 'the stamp is about another root');
  const [info, ...others] = [...signerInfos];
  must(info && others.length === 0, 'the stamp must have exactly one signature');
  const certificates = [...held].flatMap(({ certificate }) => certificate ?? []);
  const signer = signerOf(info, certificates);
  await checkSignature(info, signer, statement);
  checkPurpose(signer, genTime);
  const anchor = await checkChain(signer, certificates, genTime);
  return { at: genTime.toISOString(), authority: nameOf(signer.tbsCertificate.subject), anchor: nameOf(anchor) };
}
