import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'

/** A private RSA key in PEM, its lines also joined by `\n` as they are in one-line settings; nothing for any other text. */
export function rsaKey(pem: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem.replaceAll('\\n', '\n'))
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
