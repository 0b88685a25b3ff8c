import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import Markdown from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';

/** Words of people and models: no picture is fetched, no frame, no script, and links lead only to web pages. */
const schema = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter(
    (name) => !['img', 'picture', 'source', 'input'].includes(name),
  ),
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto'] },
};

/** What stands for a link; null where it is an ordinary one. */
type LinkOf = (href: string, words: ReactNode) => ReactNode;

const Links = createContext<LinkOf>(() => null);

// One component for all time: a new one for each rendering would take the focus from the link that has it.
const components = { a: Anchor };

export function MarkdownText({
  children,
  link = () => null,
}: {
  readonly children: string;
  readonly link?: LinkOf;
}) {
  return (
    <div className="prose">
      <Links value={link}>
        <Markdown
          remarkPlugins={[remarkGfm]}
          rehypePlugins={[[rehypeSanitize, schema]]}
          components={components}
        >
          {children}
        </Markdown>
      </Links>
    </div>
  );
}

function Anchor({ href, children }: ComponentProps<'a'>) {
  const own = useContext(Links)(href ?? '', children);
  if (own !== null && own !== undefined) return own;
  return (
    <a href={href} rel="noreferrer noopener nofollow" target="_blank">
      {children}
    </a>
  );
}
