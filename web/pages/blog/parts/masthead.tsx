import { CategorySearch } from '../../../components/form/category-search.tsx'
import type { Query } from '../query.ts'

type Say = Record<'heading' | 'text' | 'search' | 'placeholder' | 'submit', string>

/** The name of the blog, and a search whose answer is an address; the category stays as it is. */
export function Masthead({ query, say }: { query: Query; say: Say }) {
  return (
    <header className="bg-page">
      <div className="layout flex flex-wrap items-end justify-between gap-x-10 gap-y-4 py-6 md:py-10">
        <div className="flex max-w-prose flex-col gap-2">
          <h1 className="text-3xl md:text-5xl">{say.heading}</h1>
          <p className="text-muted text-pretty md:text-lg">{say.text}</p>
        </div>
        <CategorySearch path="/blog" query={query} say={say} className="w-full max-w-[30rem]" />
      </div>
    </header>
  )
}
