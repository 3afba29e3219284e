import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card, coverLinkClass } from '../../../ui/card.tsx'
import type { Part } from '../home.server.ts'
import { AllLink } from './all-link.tsx'
import { SectionHead } from './section-head.tsx'

/** Who sells here, each with the licence it sells by. */
export function Partners({ partners: { title, text, all, items } }: Omit<Part<'partners'>, 'turn'>) {
  return (
    <section className="layout flex flex-col gap-4 pb-10 md:pb-14" aria-labelledby="partners">
      <SectionHead id="partners" title={title} text={text} />
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        className="-mx-edge -my-1 grid auto-cols-[min(17rem,85%)] grid-flow-col grid-rows-2 gap-3 overflow-x-auto px-edge py-1 [scrollbar-width:none] md:mx-0 md:grid-flow-row md:grid-cols-2 md:grid-rows-none md:px-0 lg:grid-cols-3 xl:grid-cols-4"
      >
        {items.map((partner) => (
          <Card key={partner.slug} as="li" look="flat" interactive padding="none" className="partner-tile">
            <Avatar name={partner.name} src={partner.logo ?? undefined} />
            <div>
              <h3>
                <ShellLink path={`/travel/${partner.slug}`} className={coverLinkClass}>
                  {partner.name}
                </ShellLink>
              </h3>
              <p>
                <span>{partner.licence}</span>
              </p>
            </div>
          </Card>
        ))}
      </ul>
      <AllLink path="/partner" text={all} />
    </section>
  )
}
