import { data } from 'react-router'
import { financingDocumentList, uploadFinancingDocument } from '#modules/financing/contract.ts'
import { financingDocuments } from '#modules/partner/rules/akad.ts'
import { api, pageOf } from '../../../api.server.ts'
import { scanWords } from '../../../components/form/scan-words.ts'
import type { Posted } from './posted.ts'

// The page reads somewhat more than a scan may have, so that this is said at its field.
const mostBytes = 2 * 1024 * 1024

/** Stores the one file of a form, under whichever name: fields of one page need names of their own. Gives what is wrong with it. */
export async function sendDocument({ context, place, values, form }: Posted): Promise<string | undefined> {
  const file = [...form.values()].find((value) => value instanceof File) ?? new File([], '')
  const kind = financingDocuments.find((one) => one === values.type)
  if (!kind) throw data(null, { status: 400 })
  if (file.size > mostBytes) return scanWords(pageOf(context).language, 2).tooLarge
  const id = place.booking_id
  const { financing_transaction_id } = (await api(context, financingDocumentList, { id })).data
  const files = { file: { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) } }
  await api(context, uploadFinancingDocument, { id, financing_transaction_id, document_financing_id: kind }, { files })
  return undefined
}
