import { formatDay, formatMoment } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import { seeDeparture } from '#modules/booking/contract.console.ts'
import { fullManifestFile, requestFullManifest } from '#modules/rooming/contract.console.ts'
import { manifestFormats } from '#modules/rooming/rules/manifest.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

export async function loadManifest(context: Context, id: string) {
  const { language } = pageOf(context)
  const say = words(language)
  const { product_name, departs_on } = await dataOrNotFound(api(context, seeDeparture, { id }))
  return {
    tab: tabTitle(context, say.title),
    departure: `${product_name}, ${formatDay(departs_on, language)}`,
    formats: manifestFormats.map((value) => ({ value, label: value.toUpperCase() })),
    key: newId(),
    crumbs: [
      { label: say.departure, href: to(language, '/departures/:id', { id }) },
      { label: say.title, href: to(language, '/departures/:id/manifest', { id }) },
    ],
  }
}

/** A code of the app against a link that works once. The secret is shown on this page alone, and is in no address of ours. */
export async function actOnManifest(context: Context, { id, request }: { id: string; request: Request }) {
  const { language } = pageOf(context)
  const values = textsOf(await readForm(request), ['intent', 'key', 'code', 'format'])
  try {
    const { data } = await api(context, requestFullManifest, { id, code: values.code ?? '' })
    const format = manifestFormats.find((known) => known === values.format) ?? 'xlsx'
    const query = new URLSearchParams({ format, language, token: data.token })
    return {
      ok: true as const,
      href: `${fullManifestFile.path.replace(':id', id)}?${query}`,
      format: format.toUpperCase(),
      until: formatMoment(new Date(data.expires_at), language),
    }
  } catch (error) {
    const { code: _, ...typed } = values
    return refused(error, { intent: 'manifest', values: typed })
  }
}
