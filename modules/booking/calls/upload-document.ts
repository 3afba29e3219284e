import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { newId, newSecret } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal, refusals } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { documentView } from '../documents/documents.ts'
import { takeUpload } from '../documents/upload-limits.ts'
import type { BookingPorts, TakenDocument } from '../ports.ts'
import { acceptsDocuments } from '../rules/documents.ts'
import { lockTraveller, type NewDocument, replaceDocument } from '../store.documents.ts'
import { findMine, type Mine } from '../store.ts'

type Call = typeof contract.uploadDocument
type Ctx = MemberCtx<BookingPorts>

export async function uploadDocument(ctx: Ctx, input: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, user, ports, now } = ctx
  const mine = { tenant_id: tenant.id, user_id: user.id, id: input.id }
  // Whose it is comes before what it is: a stranger's file is not even looked at.
  const booking = await findMine(db, mine)
  if (!booking) throw new Refusal(codes.not_found)
  if (!acceptsDocuments(booking.state)) throw new Refusal(codes.order_closed)
  await takeUpload(ctx, 'document')
  const { bytes, type } = await takenDocument(ctx)
  const file_key = `papers/${Buffer.from(newSecret(), 'base64url').toString('hex')}`
  const { id: booking_id, participant_id, type: kind } = input
  const row = { id: newId(now), booking_id, participant_id, kind, file_key, type, size: bytes.length, uploaded_at: now }
  // File first: should the database fail, a file without a row is out of reach, a row without a file is a lost passport.
  await ports.files.put(file_key, { bytes: ports.documents.seal(bytes, file_key), type: 'application/octet-stream' })
  const former = await save(ctx, mine, row).catch(async (error: unknown) => {
    await ports.files.delete(file_key)
    throw error
  })
  if (former) await ports.files.delete(former)
  return documentView(ctx, row)
}

async function takenDocument({ files, ports, language }: Ctx): Promise<Extract<TakenDocument, { ok: true }>> {
  if (!files.file) throw new Refusal(codes.file_invalid)
  const taken = await ports.documents.take(files.file.bytes)
  if (taken.ok) return taken
  if (taken.why === 'not-a-paper') throw new Refusal(codes.file_invalid)
  throw new Refusal(codes.too_large, { errors: { file: [refusals[codes.too_large][language]] } })
}

function save({ db }: Ctx, mine: Mine, row: NewDocument): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const traveller = await lockTraveller(tx, { ...mine, participant_id: row.participant_id })
    if (!traveller) throw new Refusal(codes.not_found)
    if (!acceptsDocuments(traveller.state)) throw new Refusal(codes.order_closed)
    return replaceDocument(tx, row)
  })
}
