CREATE TABLE "guest_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"step_id" uuid NOT NULL,
	"maker_id" uuid NOT NULL,
	"title" text NOT NULL,
	"version" integer,
	"may_comment" boolean NOT NULL,
	"password_hash" text,
	"token_hash" text NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"link_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"token_hash" text NOT NULL,
	"openings" integer DEFAULT 1 NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comments" ALTER COLUMN "author_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "guest_id" uuid;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "guest_name" text;--> statement-breakpoint
ALTER TABLE "guest_links" ADD CONSTRAINT "guest_links_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_links" ADD CONSTRAINT "guest_links_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_link_id_guest_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."guest_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_links_token_hash_index" ON "guest_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "guest_links_step_id_created_at_index" ON "guest_links" USING btree ("step_id","created_at");--> statement-breakpoint
CREATE INDEX "guest_links_maker_id_index" ON "guest_links" USING btree ("maker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guests_token_hash_index" ON "guests" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "guests_link_id_created_at_index" ON "guests" USING btree ("link_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_guest_id_index" ON "comments" USING btree ("guest_id");--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_one_author_check" CHECK (num_nonnulls("comments"."author_id", "comments"."guest_id") = 1);