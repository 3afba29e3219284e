/** Never shown: nobody may open it, so that the error screen is. */
export default function NotFoundPage() {
  return null
}
