import type { MouseEvent } from 'react'
import { Form, Link } from 'react-router'
import { buttonClass } from '../../../../ui/button-class.ts'
import { Search } from '../../../../ui/icons/icons.ts'
import { linkClass } from '../../../../ui/link-class.ts'
import { TextInput } from '../../../../ui/text-input.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownRoom } from '../load.server.ts'
import { words } from '../words.ts'
import { summaryClass } from './summary-class.ts'

type Insert = (text: string) => boolean
type ToolsProps = {
  data: Pick<ShownRoom, 'answers' | 'packages' | 'packages_search' | 'path' | 'carried' | 'manage'>
  /** Puts a text into the answer; where it cannot, the link leads to the page with it in it. */
  insert: Insert
}

/** Answers that are ready, and packages to send. */
export function Tools({ data, insert }: ToolsProps) {
  const say = useWords(words)
  const { answers, packages, packages_search, path, carried, manage } = data
  const hidden = [...new URLSearchParams(carried)]
  const query = (name: string, value: string) => `${path}?${new URLSearchParams([...hidden, [name, value]])}`
  const inserting = (text: string) => (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && insert(text)) event.preventDefault()
  }
  return (
    <>
      <details className="open:basis-full">
        <summary className={summaryClass}>{say.answers}</summary>
        <ul className="relative flex max-h-60 flex-col overflow-y-auto pb-2">
          {answers.length === 0 && <li className="py-1 text-muted text-sm">{say.noAnswers}</li>}
          {answers.map(({ id, title, text }) => (
            <li key={id}>
              <Link
                to={query('text', text)}
                preventScrollReset
                discover="none"
                onClick={inserting(text)}
                className="flex min-h-11 flex-col rounded-sm px-2 py-1.5 text-ink no-underline hover:bg-page"
              >
                <Insertable title={title} />
                <span className="line-clamp-2 text-muted text-sm">{text}</span>
              </Link>
            </li>
          ))}
          <li>
            <Link to={manage} className={`${linkClass()} inline-flex min-h-11 items-center text-sm`}>
              {say.manage}
            </Link>
          </li>
        </ul>
      </details>
      <details open={packages !== undefined} className="open:basis-full">
        <summary className={summaryClass}>{say.packages}</summary>
        <div className="flex flex-col gap-2 pb-2">
          <search>
            <Form action={path} preventScrollReset className="list-bar">
              {hidden.map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <TextInput
                type="search"
                name="packages"
                aria-label={say.packageSearch}
                placeholder={say.packageSearch}
                defaultValue={packages_search}
                maxLength={100}
                icon={<Search />}
                className="list-search"
              />
              <button type="submit" className={buttonClass({ variant: 'secondary' })}>
                {say.search}
              </button>
            </Form>
          </search>
          {packages?.length === 0 && <p className="text-muted text-sm">{say.noPackages}</p>}
          <ul className="relative flex max-h-60 flex-col overflow-y-auto">
            {packages?.map(({ id, title, text, link }) => (
              <li key={id}>
                <Link
                  to={query('text', `${title} ${link}`)}
                  preventScrollReset
                  discover="none"
                  onClick={inserting(`${title} ${link}`)}
                  className="flex min-h-11 flex-col rounded-sm px-2 py-1.5 text-ink no-underline hover:bg-page"
                >
                  <Insertable title={title} />
                  <span className="text-muted text-sm">{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </>
  )
}

/** What a link puts into the answer; for ears also that it does. */
function Insertable({ title }: { title: string }) {
  const say = useWords(words)
  return (
    <span className="font-semibold text-sm">
      <span className="sr-only">{`${say.insert} `}</span>
      {title}
    </span>
  )
}
