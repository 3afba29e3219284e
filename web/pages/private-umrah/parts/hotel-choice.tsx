import { SitePicture } from '../../../components/site-picture.tsx'
import { Star } from '../../../ui/icons/icons.ts'
import type { HotelCard } from '../hotels.server.ts'

type HotelChoiceProps = { card: HotelCard; name: string; isChosen: boolean }

/** A hotel to choose: stars, how far from the mosque, and its picture. */
export function HotelChoice({ card, name, isChosen }: HotelChoiceProps) {
  const aboutId = `${name}-${card.id}`
  return (
    <li>
      <label className="flex h-full min-h-11 cursor-pointer items-start gap-3 rounded-md border border-line bg-paper p-2.5 transition duration-150 hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-2">
        <input
          type="radio"
          name={name}
          value={card.id}
          defaultChecked={isChosen}
          aria-describedby={aboutId}
          className="mt-px size-[min(1.5rem,8vw)] shrink-0 cursor-[inherit] appearance-none rounded-full border-2 border-control bg-paper transition duration-150 checked:border-[7px] checked:border-brand forced-colors:appearance-auto"
        />
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="font-semibold leading-snug [overflow-wrap:anywhere]">{card.name}</span>
          <span id={aboutId} className="flex flex-col text-muted text-sm">
            <span className="flex items-center gap-0.5">
              <span className="sr-only">{card.starText}</span>
              {[1, 2, 3, 4, 5].slice(0, card.stars).map((star) => (
                <Star key={star} aria-hidden="true" className="size-3.5 fill-current text-accent-text" />
              ))}
            </span>
            <span>{card.distance}</span>
            {card.walk && <span>{card.walk}</span>}
          </span>
        </span>
        {card.picture && (
          <span className="w-20 shrink-0">
            <SitePicture
              {...card.picture}
              shape="card"
              sizes="5rem"
              widest={320}
              alt=""
              className="aspect-square rounded-sm object-cover"
            />
          </span>
        )}
      </label>
    </li>
  )
}
