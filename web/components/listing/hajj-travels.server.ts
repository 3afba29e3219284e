import { hajjTravels } from '#modules/search/contract.ts'
import { api, type Context } from '../../api.server.ts'

/** Names of the agencies that offer hajj, by the ids apps ask with; our own links use their short names instead. */
export async function hajjNames(context: Context, url: URL): Promise<Record<string, string>> {
  const travel = url.searchParams.get('travel') ?? ''
  if (!/^[\da-f]{8}-/i.test(travel)) return {}
  const { data } = await api(context, hajjTravels, {})
  return Object.fromEntries(data.map(({ id, name }) => [id, name]))
}
