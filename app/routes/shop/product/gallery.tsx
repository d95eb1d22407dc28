import { imagePath, Picture } from "#app/components/picture.tsx";
import type { Product } from "#app/domain/shop/product.ts";
import { Lightbox } from "#app/ui/lightbox.tsx";
import styles from "./gallery.module.css";

interface GalleryProps {
  readonly images: Product["images"];
  readonly mainImage: string | null;
  readonly productName: string;
}

/**
 * The main picture and, for several pictures, the thumbnails (§2). Each links to its large image, which JavaScript
 * opens in a lightbox; without an image the box shows „Nemá obrázek“.
 */
export function Gallery({ images, mainImage, productName }: GalleryProps) {
  const all = [...new Set([...(mainImage ? [mainImage] : []), ...images])];
  const [main, ...others] = all;
  if (main === undefined) {
    return (
      <div className={styles.gallery}>
        <Picture folder="product" file={null} alt="" widest={800} sizes="100vw" />
      </div>
    );
  }
  return (
    <Lightbox className={styles.gallery} label={productName}>
      <a className={styles.main} href={imagePath("product", "big", main)}>
        <Picture
          folder="product"
          file={main}
          alt={numbered(productName, 1, all.length)}
          widest={800}
          sizes="(min-width: 1506px) 790px, (min-width: 1024px) 55vw, (min-width: 768px) 45vw, 100vw"
          first
        />
      </a>
      {others.length > 0 ? (
        <ul className={styles.others} role="list">
          {others.map((file, index) => (
            <li key={file}>
              <a href={imagePath("product", "big", file)}>
                <Picture
                  folder="product"
                  size="thumbnail"
                  file={file}
                  alt={numbered(productName, index + 2, all.length)}
                  widest={320}
                  sizes="(min-width: 1024px) 18vw, (min-width: 768px) 15vw, 33vw"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </Lightbox>
  );
}

function numbered(name: string, number: number, all: number): string {
  return all > 1 ? `${name}, obrázek ${number} z\u00a0${all}` : name;
}
