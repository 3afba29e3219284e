import { data } from 'react-router'
import { newId } from '#core/ids.ts'
import { defaultColors } from '#core/theme.ts'
import { listTenants } from '#modules/tenant/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { api } from '../../api.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

/** Begins with our own colours and every feature: a brand changes what it wants otherwise. */
const begins = { ...defaultColors, is_hajj: 'true', is_hasanah: 'true', is_promo: 'true' }

export async function loadNewTenant(context: Context) {
  const { language } = pageOf(context)
  const { may_add } = (await api(context, listTenants, { limit: 1 })).data
  if (!may_add) throw data(null, { status: 404 })
  return {
    tab: tabTitle(context, words(language).title),
    key: newId(),
    tenants: to(language, '/tenants'),
    path: to(language, '/tenants/new'),
    held: { ...begins, is_receive_payment_doku: 'true' },
  }
}
