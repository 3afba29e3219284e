import { formatFileSize, formatRupiah, formatTime } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { Check, CheckCheck, Clock, FileText } from '#web/ui/icons/icons.ts'
import type { OwnMessage, StoredMessage } from '../../../components/live/message-log.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { useHref } from '../../../components/shell/use-href.ts'
import { SitePicture } from '../../../components/site-picture.tsx'
import { cx } from '../../../ui/class-names.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { useLanguage } from '../../../use-shell.ts'
import { noticeText } from '../notice-text.ts'
import { ownLinks } from '../own-links.ts'
import { words } from '../words.ts'

type MessageProps = { message: StoredMessage; readSeq: number; origin: string }

export function Message({ message, readSeq, origin }: MessageProps) {
  const language = useLanguage()
  const say = words(language)
  const notice = noticeText(message, say)
  if (notice !== undefined)
    return <p className="mx-auto max-w-[36rem] px-4 py-1 text-center text-muted text-sm">{notice}</p>
  const isOwn = message.sender === 'member'
  return (
    <Bubble isOwn={isOwn} who={isOwn ? say.you : (message.consultant_name ?? say.consultant)}>
      {message.file && <File message={message} file={message.file} />}
      {message.message && <Text text={message.message} origin={origin} />}
      {message.cards.map((card) => (
        <Card key={card.path} card={card} />
      ))}
      <Foot at={message.created_at} language={language}>
        {isOwn && (message.seq <= readSeq ? <Mark of="read" /> : <Mark of="sent" />)}
      </Foot>
    </Bubble>
  )
}

/** What is on its way. */
export function OwnUnsent({ own, origin }: { own: OwnMessage; origin: string }) {
  const language = useLanguage()
  return (
    <Bubble isOwn who={words(language).you}>
      <Text text={own.text} origin={origin} />
      <Foot at={own.written_at} language={language}>
        <Mark of="sending" />
      </Foot>
    </Bubble>
  )
}

type BubbleProps = { isOwn: boolean; who: string; children: React.ReactNode }

function Bubble({ isOwn, who, children }: BubbleProps) {
  return (
    <article
      className={cx(
        'flex w-fit min-w-24 max-w-[min(36rem,88%)] flex-col gap-1 rounded-lg px-3.5 py-2.5',
        isOwn ? 'self-end rounded-ee-sm bg-brand-soft' : 'self-start rounded-es-sm bg-page ring-1 ring-line ring-inset',
      )}
    >
      <p className={isOwn ? 'sr-only' : 'font-semibold text-brand-text text-sm'}>{who}</p>
      {children}
    </article>
  )
}

function Text({ text, origin }: { text: string; origin: string }) {
  return (
    <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
      {ownLinks(text, origin).map((part, i) =>
        part.path === undefined ? (
          part.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
          <a key={i} href={part.path} className={linkClass()}>
            {part.text}
          </a>
        ),
      )}
    </p>
  )
}

function Foot({ at, language, children }: { at: string; language: Language; children: React.ReactNode }) {
  return (
    <p className="flex items-center justify-end gap-1.5 text-muted text-sm">
      <time dateTime={at}>{formatTime(new Date(at), language)}</time>
      {children}
    </p>
  )
}

const marks = { sending: Clock, sent: Check, read: CheckCheck } as const

function Mark({ of }: { of: keyof typeof marks }) {
  const label = words(useLanguage())[of]
  const Icon = marks[of]
  return (
    <span title={label} className={of === 'read' ? 'text-brand-text' : undefined}>
      <Icon aria-hidden="true" className="size-4" />
      <span className="sr-only">{label}</span>
    </span>
  )
}

type FileProps = { message: StoredMessage; file: NonNullable<StoredMessage['file']> }

function File({ message: { id, user_chat_id }, file }: FileProps) {
  const language = useLanguage()
  const address = useHref()(`/chat/${user_chat_id}/file/${id}`)
  if (file.type.startsWith('image/'))
    return (
      <a href={address} className="block">
        <img
          src={address}
          alt={words(language).pictureOf(file.name)}
          loading="lazy"
          width={320}
          height={240}
          className="max-h-80 w-80 max-w-full rounded-md bg-line object-cover"
        />
      </a>
    )
  return (
    <a href={address} download className={`${linkClass()} inline-flex min-h-11 items-center gap-2`}>
      <FileText aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {file.name} ({formatFileSize(file.bytes, language)})
      </span>
    </a>
  )
}

function Card({ card }: { card: StoredMessage['cards'][number] }) {
  const language = useLanguage()
  const say = words(language)
  const price = card.price === null ? undefined : formatRupiah(rupiah(card.price), language)
  return (
    <ShellLink
      path={card.path}
      className="flex items-center gap-3 rounded-md bg-paper p-2 text-ink ring-1 ring-line ring-inset hover:ring-brand"
    >
      {card.picture_id && (
        <SitePicture
          id={card.picture_id}
          colour={card.picture_colour}
          shape="square"
          sizes="64px"
          widest={480}
          alt=""
          className="size-16 shrink-0 rounded-sm object-cover"
        />
      )}
      <span className="flex min-w-0 flex-col">
        <span className="text-muted text-sm">{say[card.kind]}</span>
        <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{card.title}</span>
        {price && <span className="money text-sm">{card.kind === 'package' ? say.from(price) : price}</span>}
      </span>
    </ShellLink>
  )
}
