import { formatMoment } from '#core/format.ts'
import { seeDataExport } from '#modules/privacy/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'

/** Where the file with the member's data stands, as the page says it. */
export async function dataExportOf(context: Context) {
  const { language } = pageOf(context)
  const { status, expires_at } = (await api(context, seeDataExport, {})).data
  return { status, until: expires_at ? formatMoment(new Date(expires_at), language) : '' }
}

export type DataExport = Awaited<ReturnType<typeof dataExportOf>>
