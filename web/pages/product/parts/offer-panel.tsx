import { ChevronDown, X } from '#web/ui/icons/icons.ts'
import { AmountText } from '../../../components/amount-text.tsx'
import type { Failure } from '../../../components/form/failure.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { useIsScripted } from '../../../ui/use-is-scripted.ts'
import type { Offer } from '../offer.server.ts'
import { panelId } from '../panel-id.ts'
import type { Labels } from '../words.ts'
import { ArrivalNote } from './arrival-note.tsx'
import { BookAction } from './book-action.tsx'
import { BookForm } from './book-form.tsx'
import { Dates, Rooms } from './offer-choices.tsx'

type Chosen = NonNullable<Offer['chosen']>

/** Beside the page on a wide screen; on a phone the same box opens from the bar, with or without scripts. */
export function OfferPanel({ offer, failure, say }: { offer: Offer; failure: Failure | undefined; say: Labels }) {
  const isScripted = useIsScripted()
  // Without scripts nothing would open the box that says what went wrong: it then stands in the page.
  const popover = failure && !isScripted ? undefined : 'auto'
  return (
    <aside id={panelId} popover={popover} aria-labelledby="offer-title" className="phone-sheet offer-panel">
      <header className="phone-sheet-head flex items-center justify-between gap-3 md:hidden">
        <h2 id="offer-title" className="text-lg">
          {say.offer}
        </h2>
        <IconButton
          label={say.close}
          icon={<X aria-hidden="true" className="size-5" />}
          popoverTarget={panelId}
          popoverTargetAction="hide"
        />
      </header>
      {!failure && <ArrivalNote />}
      {offer.chosen ? (
        <>
          <Price chosen={offer.chosen} say={say} />
          <Dates offer={offer} say={say} />
          <Rooms chosen={offer.chosen} say={say} />
          {offer.book && <BookForm book={offer.book} failure={failure} say={say} />}
          <Payments chosen={offer.chosen} say={say} />
        </>
      ) : (
        <p className="text-muted">{noDatesText(offer, say)}</p>
      )}
      <div className="phone-sheet-foot offer-action">
        <BookAction offer={offer} say={say} />
      </div>
    </aside>
  )
}

function noDatesText({ state }: { state: string }, say: Labels): string {
  if (state === 'departed') return say.departedText
  return state === 'closed' ? say.closedText : say.noDates
}

function Price({ chosen, say }: { chosen: Chosen; say: Labels }) {
  return (
    <div className="flex flex-col gap-2" aria-live="polite">
      <p>
        <span className="money font-extrabold text-2xl text-brand-text">{chosen.price}</span>{' '}
        <span className="text-muted">{say.perPerson}</span>
        <span className="block text-muted text-sm">{chosen.room}</span>
        <span className="block text-muted text-sm">{chosen.until}</span>
      </p>
      <details className="group/total rounded-md bg-brand-soft">
        <summary className="flex min-h-11 list-none [&::-webkit-details-marker]:hidden flex-wrap items-center justify-between gap-x-3 px-3 py-2">
          <span className="flex items-center gap-1.5">
            {say.trueTotal}
            <ChevronDown aria-hidden="true" className="size-4 text-muted group-open/total:rotate-180" />
          </span>
          <b className="money">{chosen.total}</b>
        </summary>
        <ul className="flex flex-col gap-1 px-3 pb-3 text-sm">
          {chosen.parts.map((part) => (
            <li key={part.text} className="flex justify-between gap-3">
              <span>{part.text}</span>
              <span className="money shrink-0">{part.amount}</span>
            </li>
          ))}
        </ul>
      </details>
      <p className="text-muted text-sm">
        <AmountText text={chosen.totalNote} />
      </p>
    </div>
  )
}

function Payments({ chosen, say }: { chosen: Chosen; say: Labels }) {
  return (
    <div className="flex flex-col gap-2 text-sm">
      <h3 className="font-semibold">{say.payment}</h3>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-muted">
        {chosen.payments.map((way) => (
          <li key={way.text}>
            {way.href ? (
              <ShellLink path={way.href} className={linkClass({ tone: 'plain' })}>
                <AmountText text={way.text} />
              </ShellLink>
            ) : (
              <AmountText text={way.text} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
