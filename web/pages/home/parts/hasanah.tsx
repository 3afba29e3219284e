import { ArrowRight } from '#web/ui/icons/icons.ts'
import { PostCard } from '../../../components/hasanah/post-card.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import type { Part } from '../home.server.ts'
import { AllLink } from './all-link.tsx'
import { SectionHead } from './section-head.tsx'

/** Something to read before the journey. */
export function Hasanah({ hasanah: { title, text, all, outside, items } }: Omit<Part<'hasanah'>, 'turn'>) {
  return (
    <section className="layout flex flex-col gap-4 pb-10 md:pb-14" aria-labelledby="hasanah">
      <SectionHead id="hasanah" title={title} text={text} />
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      {outside ? (
        <p>
          <a href={outside} className={`${linkClass()} link-row`}>
            {all}
            <ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </a>
        </p>
      ) : (
        <AllLink path="/blog" text={all} />
      )}
    </section>
  )
}
