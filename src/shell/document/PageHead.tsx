import Head from 'next/head';
import type { HeadModel } from '../../model/page/PageData';

/** What the head of a document says of its page; kept in step on client navigation. */
export function PageHead({ head }: { head: HeadModel }) {
  return (
    <Head>
      <title>{head.title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={head.description} />
      {head.noindex ? <meta name="robots" content="noindex" /> : null}
      {head.canonical ? <link rel="canonical" href={head.canonical} /> : null}
      {head.alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </Head>
  );
}
