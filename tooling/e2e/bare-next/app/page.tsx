import Link from 'next/link';

/** A page with nothing but a link: what Next itself costs. Every page of the shells has links, so the floor has one too. */
export default function BarePage() {
  return (
    <main>
      <h1>Основа</h1>
      <Link href="/" prefetch={false}>
        На главную
      </Link>
    </main>
  );
}
