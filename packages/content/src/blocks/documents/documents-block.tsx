import { formatDate } from '@showroom/domain/dates';
import { Icon } from '@showroom/ui/icon';
import type { BlockProps } from '../block-props.ts';
import * as css from './documents-block.css.ts';
import { fileSize } from './file-size.ts';

/** Files to download by year. */
export function DocumentsBlock({ block }: Pick<BlockProps<'documents'>, 'block'>) {
  return (
    <div className={css.groups}>
      {block.groups.map(({ name, files }) => (
        <section key={name} className={css.group} aria-label={name}>
          <h3 className={css.year}>{name}</h3>
          <ul>
            {files.map(({ name: title, href, format, bytes, date }) => (
              <li key={href} className={css.file}>
                <Icon name="document" size={24} />
                <div className={css.words}>
                  <a href={href} className={css.link} download="">
                    {title}
                  </a>
                  <p className={css.note}>
                    {format.toUpperCase()}, {fileSize(bytes)} · <time dateTime={date}>{formatDate(date)}</time>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
