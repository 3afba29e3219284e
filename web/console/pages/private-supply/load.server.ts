import { newId } from '#core/ids.ts'
import { seePrivateSupply } from '#modules/private-umrah/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { valuesOf } from './form.server.ts'
import { headingsOf, rowsOf } from './rows.server.ts'
import { supplyTabs } from './tabs.ts'
import { doneNames, words } from './words.ts'

export async function loadPrivateSupply(context: Context, url: URL) {
  const { language } = pageOf(context)
  const say = words(language)
  const supply = await dataOrNotFound(api(context, seePrivateSupply, {}))
  const tab = supplyTabs.find((one) => one === url.searchParams.get('tab')) ?? 'routes'
  const path = to(language, '/private-supply')
  const edit = url.searchParams.get('edit') ?? ''
  const values = valuesOf(supply, tab, edit)
  const rows = rowsOf(supply, tab, language).map((row) => ({
    ...row,
    edit: `${path}?${new URLSearchParams({ tab, edit: row.id })}#write`,
    prices: tab === 'closures' ? undefined : to(language, '/private-supply/:id', { id: row.id }),
  }))
  const done = doneIn(url.searchParams, doneNames)
  return {
    tab: tabTitle(context, say.title),
    tabs: supplyTabs.map((name) => ({ href: `${path}?tab=${name}`, label: say[name], isCurrent: name === tab })),
    kind: tab,
    here: `${path}?tab=${tab}`,
    headings: headingsOf(tab, language),
    rows,
    editing: values && { id: edit, name: rows.find(({ id }) => id === edit)?.name ?? '', values },
    choices: supply.choices,
    key: newId(),
    done: done && say[`done_${done}`],
  }
}

export type ShownSupply = Awaited<ReturnType<typeof loadPrivateSupply>>
