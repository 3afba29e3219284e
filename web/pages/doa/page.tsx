import { ReadingColumn } from '../../components/reading-column.tsx'
import '../../components/doa/doa.css'
import { Form } from 'react-router'
import { Search, SearchX } from '#web/ui/icons/icons.ts'
import { DoaCard } from '../../components/doa/doa-card.tsx'
import { ListingHero } from '../../components/listing/listing-hero.tsx'
import { TypeLinks } from '../../components/listing/type-links.tsx'
import { ownPicture } from '../../components/own-pictures.ts'
import { Companions } from '../../components/prayer/companions.tsx'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import { useHref } from '../../components/shell/use-href.ts'
import { metaOf } from '../../meta.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useShell } from '../../use-shell.ts'
import type { Route } from './+types/page.ts'
import { type DoaPage, loadDoa } from './doa.server.ts'

const path = '/doa'

export const meta = metaOf<DoaPage>((_language, { loaderData: { say, items, linked } }) => ({
  title: say.title,
  description: say.description,
  canonical: path,
  hidden: items.length === 0,
  data: linked,
}))

export const handle: ShellHandle = { crumbs: crumbsOf<DoaPage>(({ say }) => [{ label: say.crumb, href: path }]) }

export const loader = ({ context, url }: Route.LoaderArgs) => loadDoa(context, url.searchParams)

export default function Doa({ loaderData: list }: Route.ComponentProps) {
  const { say, items, problem } = list
  return (
    <>
      <ListingHero title={say.title} text={say.text} picture={ownPicture('kaaba-2-wide')} />
      <ReadingColumn className="gap-6 py-6 md:py-10">
        <p className="max-w-prose text-muted">{say.note}</p>
        <DoaSearch list={list} />
        <TypeLinks label={say.steps} links={list.steps} />
        <section aria-labelledby="found" className="flex flex-col gap-5">
          <h2 id="found" className="text-xl">
            <span role="status">{say.count}</span>
          </h2>
          {items.map((doa) => (
            <DoaCard key={doa.id} doa={doa} say={say} />
          ))}
          {items.length === 0 && (
            <EmptyState
              icon={<SearchX />}
              headingLevel="h3"
              title={problem === undefined ? say.none : say.bad}
              text={problem ?? say.noneText}
              action={
                <ShellLink path={path} className={buttonClass({ variant: 'secondary' })}>
                  {say.all}
                </ShellLink>
              }
            />
          )}
        </section>
        <Companions
          title={say.more}
          links={[
            { name: 'times', label: say.prayerTimes, path: '/jadwal-sholat' },
            { name: 'qibla', label: say.qibla, path: '/kiblat' },
            { name: 'calendar', label: say.calendar, path: '/kalender-hijriah' },
          ]}
        />
      </ReadingColumn>
    </>
  )
}

function DoaSearch({ list: { query, say } }: { list: DoaPage }) {
  const href = useHref()
  const { affiliate_code } = useShell()
  return (
    <search aria-label={say.search}>
      <Form key={query.search} action={href(path)} preventScrollReset>
        {query.category && <input type="hidden" name="category" value={query.category} />}
        {affiliate_code && <input type="hidden" name="affiliate_code" value={affiliate_code} />}
        <Field name="search" label={say.search} hint={say.searchHint}>
          <div className="flex flex-wrap gap-2">
            <TextInput
              type="search"
              dir="auto"
              icon={<Search />}
              maxLength={80}
              enterKeyHint="search"
              defaultValue={query.search}
              className="min-w-[min(10rem,100%)] flex-1"
            />
            <button type="submit" className={buttonClass()}>
              {say.find}
            </button>
          </div>
        </Field>
      </Form>
    </search>
  )
}
