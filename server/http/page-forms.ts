import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { FilePage, FilePages } from './page-files.ts'

// A party of 20 fills some 150 fields and 30 KiB.
export const formBytes = 64 * 1024
export const mostFields = 400
const megabyte = 1024 * 1024

/** Forms of pages are read up to their bound and counted, before anything takes them apart. */
export function readPageForms(app: FastifyInstance, filePages: FilePages): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) => {
    const body = await readUpTo(payload, await mostBytes(request, filePages))
    const fields = fieldsIn(body, request.headers['content-type'] ?? '')
    if (fields === undefined) throw new Refusal(codes.content_type_unsupported)
    if (fields > mostFields) throw new Refusal(codes.too_large)
    return body
  })
}

/** How much of a form is read: more than fields need only where a page takes files, and only of those it is open to. */
async function mostBytes(request: FastifyRequest, filePages: FilePages): Promise<number> {
  const declaredBytes = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
  const page = filePage(request, filePages)
  if (!page || declaredBytes <= formBytes) return checked(declaredBytes, formBytes)
  if (!(await page.isOpenTo(request))) throw new Refusal(page.otherwise)
  return checked(declaredBytes, page.files_mb * megabyte + formBytes)
}

function checked(declaredBytes: number, most: number): number {
  if (Number.isFinite(declaredBytes) && declaredBytes > most) throw new Refusal(codes.too_large)
  return most
}

/** The page that takes files; nothing where it takes none, or this is no form with files. */
function filePage({ url, headers }: FastifyRequest, filePages: FilePages): FilePage | undefined {
  if (!/^multipart\/form-data;/i.test(headers['content-type'] ?? '')) return undefined
  return filePages((url.split('?')[0] ?? '').replace(/\.data$/, ''))
}

/** Not `for await`: leaving such a loop ends the socket, and with it the answer. */
function readUpTo(payload: IncomingMessage, most: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    payload.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= most) return void chunks.push(chunk)
      payload.removeAllListeners('data').pause()
      reject(new Refusal(codes.too_large))
    })
    payload.on('end', () => resolve(Buffer.concat(chunks)))
    payload.on('error', () => reject(new Refusal(codes.request_unreadable)))
  })
}

/** Fields or parts, one more than may be at most: counting ends there. Nothing for a form whose parts cannot be told. */
export function fieldsIn(body: Buffer, type: string): number | undefined {
  if (!/^multipart\//i.test(type)) return countOf(body, '&') + 1
  // As browsers write it, and no other way: a second boundary would be counted by one reader and split by another.
  const [, , boundary] = /^multipart\/form-data; ?boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i.exec(type) ?? []
  return boundary === undefined ? undefined : countOf(body, `--${boundary}`) - 1
}

function countOf(body: Buffer, mark: string): number {
  let count = 0
  for (let at = body.indexOf(mark); at >= 0 && count <= mostFields + 1; at = body.indexOf(mark, at + mark.length)) {
    count += 1
  }
  return count
}

/** A form that cannot be read is refused here, or each action would fail at it in its own way. */
export async function checkForm(request: FastifyRequest): Promise<void> {
  const type = request.headers['content-type']
  if (type === undefined || /^application\/x-www-form-urlencoded(?:;|$)/i.test(type)) return
  if (!/^multipart\/form-data;/i.test(type)) throw new Refusal(codes.content_type_unsupported)
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null
  await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Refusal(codes.request_unreadable)
  })
}
