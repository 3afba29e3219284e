import { formatTime } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { Check, CheckCheck, Clock } from '#web/ui/icons/icons.ts'
import type { OwnMessage, StoredMessage } from '../../../components/live/message-log.ts'
import { ownLinks } from '../../../components/live/own-links.ts'
import { cx } from '../../../ui/class-names.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { useLanguage } from '../../../use-shell.ts'
import { noticeText } from '../notice-text.ts'
import { words } from '../words.ts'
import { MessageCard, MessageFile } from './message-parts.tsx'

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
      {message.file && <MessageFile message={message} file={message.file} />}
      {message.message && <Text text={message.message} origin={origin} />}
      {message.cards.map((card) => (
        <MessageCard key={card.path} card={card} />
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
