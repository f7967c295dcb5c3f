const timeoutMs = 15_000;
/** Maximum bytes of a response; those with certificates have about six thousand. */
const maxBytes = 200_000;
const sha256Oid = '2.16.840.1.101.3.4.2.1';

/** Imported lazily, since few installations have an authority. */
const loadAsn1 = async () => ({
  ...(await import('@peculiar/asn1-schema')),
  ...(await import('@peculiar/asn1-tsp')),
  ...(await import('@peculiar/asn1-cms')),
  ...(await import('@peculiar/asn1-x509')),
});

type Asn1 = Awaited<ReturnType<typeof loadAsn1>>;

function requestFor(hash: Uint8Array<ArrayBuffer>, asn1: Asn1): ArrayBuffer {
  const { AlgorithmIdentifier, AsnConvert, MessageImprint, OctetString, TimeStampReq, TimeStampReqVersion } = asn1;
  const hashAlgorithm = new AlgorithmIdentifier({ algorithm: sha256Oid, parameters: null });
  const messageImprint = new MessageImprint({ hashAlgorithm, hashedMessage: new OctetString(hash) });
  return AsnConvert.serialize(new TimeStampReq({ version: TimeStampReqVersion.v1, messageImprint, certReq: true }));
}

/** The token in a response. @throws unless it was granted for this hash */
function tokenIn(answer: ArrayBuffer, hash: Uint8Array, asn1: Asn1): string {
  const { AsnConvert, PKIStatus, SignedData, TimeStampResp, TSTInfo } = asn1;
  const { status, timeStampToken } = AsnConvert.parse(answer, TimeStampResp);
  const isGranted = status.status === PKIStatus.granted || status.status === PKIStatus.grantedWithMods;
  if (!isGranted || !timeStampToken) throw new Error('The time-stamp authority refused the request.');
  const signed = AsnConvert.parse(timeStampToken.content, SignedData);
  const content = signed.encapContentInfo.eContent?.single;
  if (!content) throw new Error('The time stamp has no content.');
  const { messageImprint } = AsnConvert.parse(content.buffer, TSTInfo);
  if (!Buffer.from(messageImprint.hashedMessage.buffer).equals(hash))
    throw new Error('The time stamp is for a different hash.');
  return Buffer.from(AsnConvert.serialize(timeStampToken)).toString('base64');
}

/**
 * Requests a time stamp for a hash from an authority (RFC 3161), which learns nothing but the hash.
 *
 * @returns the token, in base64
 * @throws if the authority does not respond in time, or its response is not a time stamp of this hash
 */
export async function requestStamp(url: string, hash: Uint8Array<ArrayBuffer>): Promise<string> {
  const asn1 = await loadAsn1();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query' },
    body: requestFor(hash, asn1),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The time-stamp authority responded with status ${response.status}.`);
  const answer = await response.arrayBuffer();
  if (answer.byteLength > maxBytes) throw new Error('The response of the time-stamp authority is too large.');
  return tokenIn(answer, hash, asn1);
}
