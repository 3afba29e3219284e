import { Form } from 'react-router'
import { Search } from '#web/ui/icons/icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { useHref } from '../shell/use-href.ts'

type CategorySearchProps = {
  /** Where the answer stands. */
  path: string
  query: { search?: string; category?: string }
  /** What else of the address stays as it is. */
  carried?: Readonly<Record<string, string>>
  say: { search: string; placeholder: string; submit: string }
  className?: string
}

/** A plain form whose answer is an address; the category stays as it is. */
export function CategorySearch({ path, query, carried = {}, say, className }: CategorySearchProps) {
  return (
    <search aria-label={say.search} className={className}>
      <Form action={useHref()(path)} className="flex flex-wrap gap-3">
        {query.category && <input type="hidden" name="category" value={query.category} />}
        {Object.entries(carried).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextInput
          type="search"
          name="search"
          aria-label={say.search}
          placeholder={say.placeholder}
          defaultValue={query.search}
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
