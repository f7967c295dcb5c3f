/** The encodings written by analytics tools and Excel. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'big5';

export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** Detects UTF-16 without a byte order mark: every second byte of Latin text is 0. */
function utf16WithoutMark(bytes: Uint8Array): Encoding | null {
  const sample = bytes.subarray(0, 200);
  const zeros = (offset: number) => sample.filter((byte, index) => index % 2 === offset && byte === 0).length;
  const many = sample.length / 8;
  if (zeros(1) > many && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > many && zeros(1) === 0 ? 'utf-16be' : null;
}

function markedEncoding(bytes: Uint8Array): Encoding | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  return utf16WithoutMark(bytes);
}

function decodeAs(bytes: Uint8Array, encoding: Encoding): DecodedText | null {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
  } catch {
    return null;
  }
}

/** Decodes the text of a file; `null` if it is in none of the encodings. Bytes that are valid UTF-8 are hardly ever Big5. */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const marked = markedEncoding(bytes);
  return marked ? decodeAs(bytes, marked) : (decodeAs(bytes, 'utf-8') ?? decodeAs(bytes, 'big5'));
}
