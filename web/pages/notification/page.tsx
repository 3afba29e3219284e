import { data, Form, redirect } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { formatMoment, formatNumber } from '#core/format.ts'
import * as contract from '#modules/notification/contract.ts'
import { BellOff, CheckCheck } from '#web/ui/icons/icons.ts'
import { api, type Context, formFailure, pageOf } from '../../api.server.ts'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { PathAnchor, ShellLink } from '../../components/shell/shell-link.tsx'
import { readForm } from '../../form.server.ts'
import { metaOf } from '../../meta.ts'
import { safePath } from '../../safe-path.ts'
import { inLanguage } from '../../to.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import type { Route } from './+types/page.ts'
import { NoticeCard } from './parts/notice-card.tsx'
import { PushToggle } from './parts/push-toggle.tsx'
import { useFreshList } from './parts/use-fresh-list.ts'
import { addressOf, readQuery, tabs } from './query.ts'
import { words } from './words.ts'

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = metaOf<Loaded>((_language, { loaderData: { say } }) => ({
  title: say.title,
  description: say.description,
  hidden: true,
}))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Loaded>(({ say }) => [{ label: say.title, href: '/notification' }]),
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language, offline } = pageOf(context)
  const query = readQuery(url.searchParams)
  const [{ data: notices }, { data: push }] = await Promise.all([
    api(context, contract.notices, query),
    api(context, contract.pushKey, {}),
  ])
  const { items, total_unread, ...page } = notices
  const { unreadCount, ...say } = words(language)
  const tab = (type: (typeof tabs)[number] | undefined, label: string) => ({
    href: addressOf({ type, page: 1 }),
    label,
    isCurrent: query.type === type,
  })
  return {
    query: query,
    page,
    total_unread,
    items: items.map((item) => ({
      ...item,
      link: item.link && inLanguage(language, item.link),
      createdLabel: formatMoment(new Date(item.created_at), language),
    })),
    tabs: [tab(undefined, say.all), ...tabs.map((type) => tab(type, say[type]))],
    // Without a worker there is nobody to receive.
    push_key: offline ? push.public_key : null,
    say: { ...say, unreadCount: unreadCount(formatNumber(total_unread, language)) },
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const here = safePath(url.pathname + url.search) ?? '/notification'
  switch (form.get('intent')) {
    case 'open':
      return opened(context, form, here)
    case 'read-all':
      await api(context, contract.readNotices, {})
      return redirect(here)
    case 'subscribe':
    case 'unsubscribe':
      return reached(context, form)
    default:
      throw data(null, { status: 404 })
  }
}

/** Marks it as read and goes to what it is about. */
async function opened(context: Context, form: FormData, here: string) {
  try {
    await api(context, contract.readNotice, { id: String(form.get('id')) })
  } catch (error) {
    if (!isCallFailure(error) || (error.status !== 404 && error.status !== 422)) throw error
    throw data(null, { status: 404 })
  }
  return redirect(safePath(form.get('link')) ?? here)
}

async function reached(context: Context, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const endpoint = text('endpoint')
  try {
    if (form.get('intent') === 'subscribe') {
      await api(context, contract.savePushSubscription, { endpoint, p256dh: text('p256dh'), auth: text('auth') })
    } else await api(context, contract.deletePushSubscription, { endpoint })
    return { ok: true }
  } catch (error) {
    const { status } = formFailure(error)
    return data({ ok: false }, { status })
  }
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { items, page, query, say, total_unread, push_key } = loaderData
  useFreshList(total_unread)
  return (
    <div className="layout py-6 md:py-8">
      <div className="flex max-w-[48rem] flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h1 className="text-2xl sm:text-3xl">{say.title}</h1>
          <p role="status" className={page.total === 0 ? 'sr-only' : 'text-muted text-sm'}>
            {page.total > 0 && say.unreadCount}
          </p>
        </div>
        <TabLinks label={say.tabs} tabs={loaderData.tabs} link={PathAnchor} />
        {total_unread > 0 && (
          <Form method="post" preventScrollReset className="self-end">
            <button
              type="submit"
              name="intent"
              value="read-all"
              className={buttonClass({ variant: 'quiet', size: 'sm' })}
            >
              <CheckCheck aria-hidden="true" className="size-5" />
              {say.readAll}
            </button>
          </Form>
        )}
        {items.length === 0 ? (
          <Nothing say={say} />
        ) : (
          <ul aria-label={say.list} className="flex flex-col gap-3">
            {items.map((item) => (
              <li key={item.id}>
                <NoticeCard notice={item} unread={say.unread} />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          label={say.pages}
          page={page.current_page}
          lastPage={page.last_page}
          href={(to) => addressOf({ ...query, page: to })}
          words={{ previous: say.previous, next: say.next, page: String }}
          link={PathAnchor}
        />
        {push_key && <PushToggle publicKey={push_key} say={say} />}
      </div>
    </div>
  )
}

function Nothing({ say }: { say: Loaded['say'] }) {
  return (
    <EmptyState
      icon={<BellOff />}
      title={say.none}
      text={say.noneText}
      action={
        <ShellLink path="/umroh" className={buttonClass({ variant: 'secondary' })}>
          {say.seePackages}
        </ShellLink>
      }
    />
  )
}
