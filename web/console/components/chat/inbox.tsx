import { Form, Link } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/class-names.ts'
import { Search } from '../../../ui/icons/icons.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { ConsoleAnchor } from '../../ui/console-anchor.tsx'
import { listHref } from '../../ui/list-query.ts'
import { useWords } from '../../use-shell.ts'
import type { ShownInbox } from './inbox.server.ts'
import { chatWords } from './words.ts'

type InboxProps = { inbox: ShownInbox; current?: string }

/** Conversations by group, who waits the longest first. */
export function Inbox({ inbox: { list, queue, rows, tabs }, current }: InboxProps) {
  const say = useWords(chatWords)
  const { path, query, next_cursor } = list
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <TabLinks
        label={say.queues}
        link={ConsoleAnchor}
        tabs={tabs.map(({ label, count, ...tab }) => ({
          ...tab,
          label: (
            <>
              {label}
              {count && <span className="text-sm tabular-nums">{count}</span>}
            </>
          ),
        }))}
        className="[&_a]:px-2 [&_a]:text-sm max-sm:[&_a]:px-1"
      />
      <SearchBar list={list} queue={queue} />
      {rows.length === 0 ? (
        <p className="rounded-md bg-paper p-4 text-center text-muted ring-1 ring-line ring-inset">
          {say.emptyList}. {queue === 'mine' ? say.emptyMine : say.emptyOther}
        </p>
      ) : (
        <ul
          aria-label={say.list}
          className="flex flex-col overflow-hidden rounded-md bg-paper ring-1 ring-line ring-inset"
        >
          {rows.map((row) => (
            <Row key={row.id} row={row} isCurrent={row.id === current} />
          ))}
        </ul>
      )}
      {(query.cursor || next_cursor) && (
        <div className="flex justify-between gap-3">
          {query.cursor ? (
            <Link to={listHref(path, query)} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
              {say.first}
            </Link>
          ) : (
            <span />
          )}
          {next_cursor && (
            <Link
              to={listHref(path, query, { cursor: next_cursor })}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {say.more}
            </Link>
          )}
        </div>
      )}
    </div>
  )
}

/** Within the group that is shown: another group is no narrowing that could be taken back. */
function SearchBar({ list: { path, query }, queue }: Pick<ShownInbox, 'list' | 'queue'>) {
  const say = useWords(chatWords)
  return (
    <search>
      <Form action={path} className="list-bar">
        <input type="hidden" name="queue" value={queue} />
        <TextInput
          key={query.search}
          type="search"
          name="search"
          aria-label={say.search}
          placeholder={say.search}
          defaultValue={query.search}
          maxLength={100}
          icon={<Search />}
          data-search=""
          className="list-search"
        />
        <button type="submit" className={buttonClass({ variant: 'secondary' })}>
          {say.find}
        </button>
      </Form>
    </search>
  )
}

function Row({ row, isCurrent }: { row: ShownInbox['rows'][number]; isCurrent: boolean }) {
  const say = useWords(chatWords)
  const { name, href, text, waited, unread, is_here, by } = row
  return (
    <li className="border-line border-b last:border-b-0">
      <Link
        to={href}
        discover="none"
        aria-current={isCurrent ? 'page' : undefined}
        className="flex min-h-16 flex-col gap-0.5 px-3 py-2.5 text-ink no-underline -outline-offset-3 hover:bg-page aria-[current=page]:bg-brand-soft"
      >
        <span className="flex items-center justify-between gap-2">
          <span className={cx('min-w-0 truncate', unread ? 'font-bold' : 'font-semibold')}>{name}</span>
          {unread && (
            <Badge tone="brand" className="shrink-0">
              {say.unread(unread)}
            </Badge>
          )}
        </span>
        <span className="truncate text-muted text-sm">{text}</span>
        <span className="flex flex-wrap gap-x-3 text-sm">
          {waited && (
            <span className={waited.is_long ? 'font-semibold text-warning-text' : 'text-muted'}>{waited.text}</span>
          )}
          {by && <span className="text-muted">{by}</span>}
          {is_here && <span className="text-success-text">{say.here}</span>}
        </span>
      </Link>
    </li>
  )
}
