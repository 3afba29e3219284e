import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesContract } from '../files.contract.ts'
import { s3Files } from './files.ts'

let directory: string
let server: S3rver
let endpoint: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 's3-'))
  // It reckons the signature of a bucket's own address without the slash at its end, as the client has not for years.
  const options = { address: '127.0.0.1', port: 0, silent: true, resetOnClose: false, allowMismatchedSignatures: true }
  server = new S3rver({ ...options, directory, configureBuckets: [{ name: 'rihla' }] })
  endpoint = `http://127.0.0.1:${(await server.run()).port}`
})
afterAll(async () => {
  server.httpServer.closeAllConnections()
  await server.close()
  await rm(directory, { recursive: true })
})

const at = (bucket: string) =>
  s3Files({ bucket, region: 'ap-southeast-3', endpoint, access_key_id: 'S3RVER', secret_access_key: 'S3RVER' })

filesContract('in a bucket', async () => at('rihla'))

test('a bucket that is not there is a fault, not an absent file', async () => {
  await expect(at('elsewhere').get('a')).rejects.toThrow()
})
