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

export function MarkdownText({ children }: { readonly children: string }) {
  return (
    <div className="prose">
      <Markdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[[rehypeSanitize, schema]]}
        components={{
          a: ({ href, children: words }) => (
            <a href={href} rel="noreferrer noopener nofollow" target="_blank">
              {words}
            </a>
          ),
        }}
      >
        {children}
      </Markdown>
    </div>
  );
}
