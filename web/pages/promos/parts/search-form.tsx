import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { useHref } from '../../../components/shell/use-href.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import type { Asked } from '../asked.ts'

type Say = { search: string; placeholder: string; submit: string }

/** A plain form whose answer is an address; the category stays as it is. */
export function SearchForm({ asked, say }: { asked: Asked; say: Say }) {
  return (
    <search aria-label={say.search} className="tone-plain mt-2 max-w-[36rem]">
      <Form action={useHref()('/promo')} className="flex flex-wrap gap-3">
        {asked.category && <input type="hidden" name="category" value={asked.category} />}
        <TextInput
          type="search"
          name="search"
          aria-label={say.search}
          placeholder={say.placeholder}
          defaultValue={asked.search}
          maxLength={80}
          icon={<Search />}
          className="min-w-0 flex-1 basis-52"
        />
        <button type="submit" className={buttonClass()}>
          {say.submit}
        </button>
      </Form>
    </search>
  )
}
