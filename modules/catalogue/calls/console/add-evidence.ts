import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId, newSecret } from '#core/ids.ts'
import { fieldRefusals, validationWords } from '#core/validation.ts'
import type * as contract from '../../contract.departures.ts'
import { lockToWrite, packageOfDate } from '../../packages/access.ts'
import { evidenceOf, mostEvidence, takenEvidence } from '../../packages/evidence.ts'
import type { CataloguePorts } from '../../ports.ts'
import { insertEvidence } from '../../store.evidence.ts'

type Call = typeof contract.addEvidence

const nameLength = 120

export async function addEvidence(ctx: StaffCtx<CataloguePorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, now, ports, staff, audit, language, files } = ctx
  const { id, certainty } = input
  await lockToWrite(ctx, { id: await packageOfDate(ctx, id) })
  const held = await evidenceOf(ctx, [id])
  if (held.filter((one) => one.certainty === certainty).length >= mostEvidence)
    throw fieldRefusals([{ field: 'file', word: 'high', values: [mostEvidence] }], validationWords(language))
  const { bytes, type } = await takenEvidence(ctx)
  const evidence_id = newId(now)
  const file_key = `evidence/${Buffer.from(newSecret(), 'base64url').toString('hex')}`
  const name = (files.file?.name ?? '').replaceAll(/\p{Cc}/gu, '').slice(0, nameLength)
  // File first: should the database fail, a file without a row is out of reach, a row without a file opens nothing.
  await ports.files.put(file_key, { bytes: ports.documents.seal(bytes, file_key), type: 'application/octet-stream' })
  const size = bytes.length
  const sent = { uploaded_by: staff.id, uploaded_at: now }
  await insertEvidence(db, { id: evidence_id, departure_id: id, certainty, name, file_key, type, size, ...sent })
  audit({ thing: 'departure', thing_id: id, before: { evidence_id: null }, after: { evidence_id, certainty, name } })
  return { evidence_id }
}
