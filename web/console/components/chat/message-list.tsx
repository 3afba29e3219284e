import { Fragment, type ReactNode } from 'react'
import { formatDay, formatFileSize, formatTime } from '#core/format.ts'
import type { OwnMessage, StoredMessage } from '../../../components/live/message-log.ts'
import { ownLinks } from '../../../components/live/own-links.ts'
import { cx } from '../../../ui/class-names.ts'
import { FileText } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { useLanguage } from '../../use-shell.ts'
import { MessageCard } from './message-card.tsx'
import { noticeText } from './notice-text.ts'
import { chatWords } from './words.ts'

type MessageListProps = {
  messages: readonly StoredMessage[]
  own?: readonly OwnMessage[]
  memberName: string
  /** Who answers here, for what is on its way. */
  ownName?: string | undefined
  /** How far the member has read; without it nothing is said of that. */
  readSeq?: number
  /** Where files are, by their message; without it only their names are shown. */
  fileHref?: (message_id: string) => string
  /** The site of the brand, whose addresses are links; without it they are text. */
  origin?: string
  /** Before the first of them. */
  older?: ReactNode
  isTyping?: boolean
}

/** What was said, the newest in view by itself, with scripts and without. */
export function MessageList(props: MessageListProps) {
  const { messages, own = [], memberName, ownName, readSeq, fileHref, origin, older, isTyping } = props
  const language = useLanguage()
  const say = chatWords(language)
  const days = messages.map(({ created_at }) => formatDay(new Date(created_at), language))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <div role="log" aria-label={say.log} tabIndex={0} className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto">
      <div className="flex flex-col gap-2.5 p-3 md:p-4">
        {older}
        {messages.length === 0 && own.length === 0 && <p className="py-6 text-center text-muted">{say.nothingSaid}</p>}
        {messages.map((message, i) => (
          <Fragment key={message.seq}>
            {days[i] !== days[i - 1] && <p className="text-center font-semibold text-muted text-sm">{days[i]}</p>}
            <Message {...{ message, memberName, readSeq, fileHref, origin }} />
          </Fragment>
        ))}
        {own.map(({ client_id, text, written_at }) => (
          <Bubble
            key={client_id}
            isOwn
            who={ownName ?? say.consultant}
            foot={`${say.sending} · ${timeOf(written_at, language)}`}
          >
            <Text text={text} origin={origin} />
          </Bubble>
        ))}
        {isTyping && <p className="text-muted text-sm">{say.isTyping}</p>}
      </div>
    </div>
  )
}

const timeOf = (at: string, language: 'id' | 'en'): string => formatTime(new Date(at), language)

type MessageProps = Pick<MessageListProps, 'memberName' | 'readSeq' | 'fileHref' | 'origin'> & {
  message: StoredMessage
}

function Message({ message, memberName, readSeq, fileHref, origin }: MessageProps) {
  const language = useLanguage()
  const say = chatWords(language)
  const notice = noticeText(message, say)
  const at = timeOf(message.created_at, language)
  if (notice !== undefined)
    return <p className="mx-auto max-w-[36rem] px-4 py-1 text-center text-muted text-sm">{`${notice} ${at}`}</p>
  const isOwn = message.sender === 'consultant'
  const mark = readSeq !== undefined && (message.seq <= readSeq ? say.read : say.sent)
  const who = isOwn ? (message.consultant_name ?? say.consultant) : memberName
  return (
    <Bubble isOwn={isOwn} who={who} foot={isOwn && mark ? `${at} · ${mark}` : at}>
      {message.file && <File file={message.file} href={fileHref?.(message.id)} />}
      {message.message && <Text text={message.message} origin={origin} />}
      {message.cards.map((card) => (
        <MessageCard key={card.path} card={card} origin={origin} />
      ))}
    </Bubble>
  )
}

type BubbleProps = { isOwn: boolean; who: string; foot: string; children: ReactNode }

function Bubble({ isOwn, who, foot, children }: BubbleProps) {
  return (
    <article
      className={cx(
        'flex w-fit min-w-24 max-w-[min(36rem,88%)] flex-col gap-1 rounded-lg px-3.5 py-2.5',
        isOwn ? 'self-end rounded-ee-sm bg-brand-soft' : 'self-start rounded-es-sm bg-page ring-1 ring-line ring-inset',
      )}
    >
      <p className="font-semibold text-brand-text text-sm">{who}</p>
      {children}
      <p className="text-end text-muted text-sm">{foot}</p>
    </article>
  )
}

type TextProps = { text: string; origin: string | undefined }

/** Addresses of the brand's own site lead there, beside the desk. */
const Text = ({ text, origin }: TextProps) => (
  <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
    {(origin === undefined ? [{ text }] : ownLinks(text, origin)).map((part, i) =>
      'path' in part ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
        <a key={i} href={`${origin}${part.path}`} target="_blank" rel="noopener" className={linkClass()}>
          {part.text}
        </a>
      ) : (
        part.text
      ),
    )}
  </p>
)

type FileProps = { file: NonNullable<StoredMessage['file']>; href: string | undefined }

function File({ file: { name, type, bytes }, href }: FileProps) {
  const language = useLanguage()
  const say = chatWords(language)
  const label = `${name} (${formatFileSize(bytes, language)})`
  if (!href) return <p className="[overflow-wrap:anywhere]">{label}</p>
  return (
    <a href={href} target="_blank" rel="noreferrer" className={cx(linkClass(), 'flex items-center gap-2')}>
      {type.startsWith('image/') ? (
        <img src={href} alt={say.picture(name)} className="aspect-4/3 w-56 max-w-full rounded-sm object-cover" />
      ) : (
        <>
          <FileText aria-hidden="true" className="size-5 shrink-0" />
          <span className="[overflow-wrap:anywhere]">{label}</span>
        </>
      )}
    </a>
  )
}
