/** When it was, and that it is not in the language of the page. */
export function ReviewDate({ date, mark }: { date: string; mark: string | undefined }) {
  return (
    <span>
      {date}
      {mark && (
        <>
          {' · '}
          <span className="whitespace-nowrap">{mark}</span>
        </>
      )}
    </span>
  )
}
