import { postChoices } from '#modules/content/contract.console.ts'
import type { Context } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'

/** The brands that somebody writes for, as a field offers them. */
export async function brandOptions(context: Context): Promise<{ value: string; label: string }[]> {
  const { tenants } = await dataOrNotFound(api(context, postChoices, {}))
  return tenants.map(({ id, name }) => ({ value: id, label: name }))
}
