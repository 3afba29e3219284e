import { useNavigation } from 'react-router'
import { Whatsapp } from '../../../components/shell/glyphs.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { linkClass } from '../../../ui/link-class.ts'
import type { Offer } from '../offer.server.ts'
import type { Labels } from '../words.ts'
import { bookFormId } from './book-form.tsx'

/** The one thing to do next with the chosen date and room. */
export function BookAction({ offer, say }: { offer: Offer; say: Labels }) {
  const isBusy = useNavigation().formData?.get('intent') === 'book'
  if (offer.state === 'sold_out') {
    return (
      <a href="#tell-me" className={buttonClass({ wide: true })}>
        {say.tellMe}
      </a>
    )
  }
  if (!offer.book) {
    return (
      <a href="#similar" className={buttonClass({ variant: 'secondary', wide: true })}>
        {say.similar}
      </a>
    )
  }
  return (
    <div className="flex flex-col gap-1.5">
      <Button type="submit" form={bookFormId} wide busy={isBusy} busyLabel={say.booking} reason={offer.book.closed}>
        {say.book}
      </Button>
      <p className="text-center text-muted text-sm">{offer.book.closed ?? offer.book.note}</p>
      <a
        href={offer.ask}
        target="_blank"
        rel="noopener"
        aria-label={`${say.ask} (${say.newTab})`}
        className={`${linkClass({ tone: 'muted' })} inline-flex min-h-11 items-center justify-center gap-2 text-sm`}
      >
        <Whatsapp className="size-4" />
        {say.ask}
      </a>
    </div>
  )
}
