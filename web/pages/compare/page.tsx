import { compare } from '#modules/catalogue/contract.ts'
import { slugsOf } from '#modules/catalogue/rules/slug.ts'
import { Scale } from '#web/ui/icons/icons.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import { metaOf } from '../../meta.ts'
import { unlessRefused } from '../../softly.server.ts'
import { Alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Route } from './+types/page.ts'
import { columnsOf, rows } from './columns.server.ts'
import { CompareTable } from './parts/compare-table.tsx'
import { words } from './words.ts'

type Loaded = Awaited<ReturnType<typeof loader>>

/** Every choice of packages is another page, so none of them is for search engines but the empty one. */
export const meta = metaOf<Loaded>((_language, { loaderData: { say, columns } }) => ({
  title: say.title,
  description: say.description,
  hidden: columns.length > 0,
}))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Loaded>(({ say }) => [{ label: say.title, href: '/bandingkan' }]),
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = pageOf(context)
  const slugs = slugsOf(url.searchParams.get('paket') ?? '').slice(0, 4)
  const products = await productsOf(context, slugs)
  const say = words(language)
  const { title, description, text, choose, chooseText, toUmrah, toTours, left_out, cheapest, see } = say
  return {
    say: {
      title,
      description,
      text,
      choose,
      chooseText,
      toUmrah,
      toTours,
      left_out,
      cheapest,
      see,
      package: say.package,
    },
    rows: rows.map((name) => ({ name, label: say[name] })),
    columns: columnsOf(products, language),
    is_some_gone: products.length > 0 && products.length < slugs.length,
  }
}

/** Too few that are sold to stand side by side are none: the page then says what to do. */
async function productsOf(context: Context, slugs: string[]) {
  return (await unlessRefused(api(context, compare, { slugs: slugs.join(',') }), [422])) ?? []
}

export default function Compare({ loaderData: { say, rows, columns, is_some_gone } }: Route.ComponentProps) {
  return (
    <div className="layout flex flex-col gap-6 py-6 md:py-10">
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl">{say.title}</h1>
        <p className="max-w-prose text-muted">{say.text}</p>
      </header>
      {is_some_gone && <Alert tone="warning">{say.left_out}</Alert>}
      {columns.length > 0 && <CompareTable say={say} rows={rows} columns={columns} />}
      {columns.length === 0 && (
        <EmptyState
          icon={<Scale />}
          title={say.choose}
          text={say.chooseText}
          action={
            <>
              <ShellLink path="/umroh" className={buttonClass()}>
                {say.toUmrah}
              </ShellLink>
              <ShellLink path="/wisata-syariah" className={buttonClass({ variant: 'secondary' })}>
                {say.toTours}
              </ShellLink>
            </>
          }
        />
      )}
    </div>
  )
}
