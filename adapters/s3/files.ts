import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { checkFileKey, isFileKey } from '#core/file-key.ts'
import type { FileStore } from '#core/ports.ts'

type Config = {
  bucket: string
  region: string
  endpoint?: string
  access_key_id: string
  secret_access_key: string
}

/** Files in a bucket of S3 or of a store that speaks its protocol. */
export function s3Files(config: Config): FileStore {
  const client = new S3Client({
    region: config.region,
    ...(config.endpoint !== undefined && { endpoint: config.endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: config.access_key_id, secretAccessKey: config.secret_access_key },
    // Other stores than Amazon's refuse the checksums that newer clients send unasked.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
  })
  const place = (key: string) => ({ Bucket: config.bucket, Key: checkFileKey(key) })
  return {
    async put(key, { bytes, type }) {
      await client.send(new PutObjectCommand({ ...place(key), Body: bytes, ContentType: type }))
    },
    async get(key) {
      try {
        const object = await client.send(new GetObjectCommand(place(key)))
        const bytes = await object.Body?.transformToByteArray()
        return { bytes: Buffer.from(bytes ?? []), type: object.ContentType ?? 'application/octet-stream' }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(place(key)))
    },
    async *keys() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: config.bucket })) {
        yield* (page.Contents ?? []).flatMap(({ Key }) => (Key && isFileKey(Key) ? [Key] : []))
      }
    },
  }
}

// By name, not by 404: a bucket that is not there is a fault, not an absent file.
const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')
