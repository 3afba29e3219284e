import { faqs } from '#modules/content/contract.ts'
import { MessageCircleQuestionMark } from '#web/ui/icons/icons.ts'
import { api, pageOf } from '../../api.server.ts'
import { AskUs } from '../../components/guides/ask-us.tsx'
import { Blocks } from '../../components/guides/blocks.tsx'
import { bodyWords } from '../../components/guides/load.server.ts'
import { words as guideWords } from '../../components/guides/words.ts'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { ShellLink } from '../../components/shell/shell-link.tsx'
import { faqPage } from '../../json-ld.ts'
import { linkedCrumbs } from '../../linked-crumbs.server.ts'
import { metaOf } from '../../meta.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Route } from './+types/page.ts'
import { FaqSearch } from './parts/faq-search.tsx'
import { words } from './words.ts'

type Loaded = Awaited<ReturnType<typeof loader>>
const path = '/faq'

export const meta = metaOf<Loaded>((_language, { loaderData: { say, search, linked } }) => ({
  title: say.title,
  description: say.text,
  canonical: path,
  hidden: search !== '',
  data: linked,
}))

export const handle: ShellHandle = { crumbs: crumbsOf<Loaded>(({ say }) => [{ label: say.short, href: path }]) }

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageOf(context)
  const { language } = page
  const search = searchTermOf(url.searchParams.get('search') ?? '')
  const { data: groups } = await api(context, faqs, search ? { search } : {})
  const { resultCount, ...say } = words(language)
  const { ask, askText } = guideWords(language)
  const all = groups.flatMap((group) => group.faqs)
  const questions = all.map(({ question, answer_text }) => ({ question, answer: answer_text }))
  return {
    search,
    groups: groups.map(({ slug, name, faqs: entries }) => ({
      slug,
      name,
      entries: entries.map(({ slug: key, question, answer }) => ({ slug: key, question, answer })),
    })),
    linked: [linkedCrumbs(page, [{ name: say.short, path }]), faqPage(questions)],
    say: {
      ...say,
      ask,
      askText,
      resultCount: search ? resultCount(all.length, search) : '',
      body: bodyWords(language),
    },
  }
}

/** What the call would refuse, by its length or by what cannot be typed, is searched without that. */
const searchTermOf = (rawTerm: string): string => {
  const plain = rawTerm.replace(/\p{Cc}+/gu, ' ').trim()
  return plain.slice(0, 80).toWellFormed().trim()
}

export default function Faq({ loaderData: { search, groups, say } }: Route.ComponentProps) {
  return (
    <div className="layout guide-print flex flex-col gap-8 py-6 md:py-10">
      <header className="flex flex-col gap-3">
        <h1 className="text-3xl md:text-4xl">{say.title}</h1>
        <p className="max-w-prose text-muted md:text-lg">{say.text}</p>
        <FaqSearch search={search} say={say} />
      </header>
      {search && (
        <p role="status" className="text-muted">
          {say.resultCount}
        </p>
      )}
      {!search && (
        <nav aria-label={say.groups} className="unprinted">
          <ul className="flex flex-wrap gap-2">
            {groups.map(({ slug, name }) => (
              <li key={slug}>
                <a href={`#${slug}`} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.length === 0 && (
        <EmptyState
          icon={<MessageCircleQuestionMark />}
          title={say.none}
          text={say.noneText}
          action={
            <ShellLink path={path} className={buttonClass({ variant: 'secondary' })}>
              {say.clear}
            </ShellLink>
          }
        />
      )}
      {groups.map(({ slug, name, entries }) => (
        <section key={slug} aria-labelledby={slug} className="flex max-w-[52rem] flex-col gap-4">
          <h2 id={slug} className="scroll-mt-24 text-2xl">
            {name}
          </h2>
          <Accordion
            key={search}
            items={entries.map(({ slug: key, question, answer }) => ({
              id: key,
              title: question,
              content: <Blocks blocks={answer} say={say.body} />,
              isOpen: search !== '' && entries.length <= 3,
            }))}
          />
        </section>
      ))}
      <div className="max-w-[52rem]">
        <AskUs title={say.ask} text={say.askText} />
      </div>
    </div>
  )
}
