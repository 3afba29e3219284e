import { formatNumber } from '#core/format.ts'
import { noteWaybills } from '#modules/souvenir/contract.console.ts'
import { wrongLineText } from '#modules/souvenir/rules/desk-words.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { api } from '../../api.server.ts'
import { words } from './words.ts'

/** Sends a file of waybills on as it came, and says what came of each wrong line. */
export async function actOnStoreOrders(context: Context, request: Request) {
  const { language } = pageOf(context)
  const form = await readForm(request)
  const values = textsOf(form, ['intent', 'key'])
  const sent = form.get('file')
  const file = sent instanceof File ? sent : new File([], '')
  const files = { file: { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) } }
  try {
    const { shipped, wrong } = (await api(context, noteWaybills, {}, { files })).data
    const say = words(language)
    return {
      shipped: say.shipped(formatNumber(shipped, language)),
      wrong: wrong.length > 0 ? say.wrong(formatNumber(wrong.length, language)) : undefined,
      lines: wrong.map((line) => ({
        key: `${line.line} ${line.code}`,
        text: `${wrongLineText(line, language)} (${line.code})`,
      })),
    }
  } catch (error) {
    return refused(error, { intent: 'waybills', values })
  }
}

export type Uploaded = Extract<Awaited<ReturnType<typeof actOnStoreOrders>>, { shipped: string }>
