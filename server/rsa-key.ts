import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'

/** A private RSA key in PEM, its lines also joined by `\n` as they are in one-line settings; nothing for any other text. */
export const rsaKey = (pem: string): KeyObject | undefined => rsaOf(createPrivateKey, pem)

/** The same of a public one. */
export const rsaPublicKey = (pem: string): KeyObject | undefined => rsaOf(createPublicKey, pem)

function rsaOf(read: (pem: string) => KeyObject, pem: string): KeyObject | undefined {
  try {
    const key = read(pem.replaceAll('\\n', '\n'))
    return key.asymmetricKeyType === 'rsa' ? key : undefined
  } catch {
    return undefined
  }
}

/** A pair that nobody knows, made when it is first needed: it takes a moment. */
export function newKeyPair() {
  let made: ReturnType<typeof pairOf> | undefined
  const pair = () => {
    made ??= pairOf()
    return made
  }
  return { private_key: () => pair().privateKey, public_key: () => pair().publicKey }
}

const pairOf = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
