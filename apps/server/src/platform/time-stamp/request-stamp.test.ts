import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ContentInfo, EncapsulatedContent, EncapsulatedContentInfo, SignedData } from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { PKIStatus, PKIStatusInfo, TimeStampReq, TimeStampResp, TSTInfo } from '@peculiar/asn1-tsp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestStamp } from '.';

const sha256 = (text: string) => new Uint8Array(createHash('sha256').update(text).digest());

/** The authority's next response. */
let mode: 'granted' | 'refused' | 'other' | 'words' | 'down' = 'granted';
let server: Server;
let url: string;

/** An authority's response to a request, without signature. */
function answer(request: Uint8Array<ArrayBuffer>): ArrayBuffer {
  const { messageImprint } = AsnConvert.parse(request, TimeStampReq);
  if (mode === 'other') messageImprint.hashedMessage = new OctetString(randomBytes(32));
  const info = new TSTInfo({
    policy: '1.2.3',
    messageImprint,
    serialNumber: new Uint8Array([1]).buffer,
    genTime: new Date(),
  });
  const eContent = new EncapsulatedContent({ single: new OctetString(AsnConvert.serialize(info)) });
  const encapContentInfo = new EncapsulatedContentInfo({ eContentType: '1.2.840.113549.1.9.16.1.4', eContent });
  const content = AsnConvert.serialize(new SignedData({ encapContentInfo }));
  const timeStampToken = new ContentInfo({ contentType: '1.2.840.113549.1.7.2', content });
  const status = new PKIStatusInfo({ status: mode === 'refused' ? PKIStatus.rejection : PKIStatus.granted });
  return AsnConvert.serialize(new TimeStampResp({ status, ...(mode === 'refused' ? {} : { timeStampToken }) }));
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (mode === 'down') response.writeHead(503).end();
    else if (mode === 'words') response.end('no time');
    else response.end(Buffer.from(answer(new Uint8Array(Buffer.concat(chunks)))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());

test('a time stamp of the sent hash is accepted', async () => {
  const hash = sha256('root');
  const token = Buffer.from(await requestStamp(url, hash), 'base64');
  expect(token.includes(Buffer.from(hash))).toBe(true);
});

test.each(['refused', 'other', 'words', 'down'] as const)('other responses are refused: %s', async (next) => {
  mode = next;
  await expect(requestStamp(url, sha256('root'))).rejects.toThrow();
});
