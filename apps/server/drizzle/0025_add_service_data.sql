CREATE TYPE "public"."service_data_viewer" AS ENUM('owner', 'platform', 'vendor');--> statement-breakpoint
CREATE TYPE "public"."service_picture_kind" AS ENUM('id_front_image', 'id_back_image', 'bank_account_image', 'union_image');--> statement-breakpoint
CREATE TABLE "service_data" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_data_looks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "service_data_looks_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"by" "service_data_viewer" NOT NULL,
	"viewer_id" uuid,
	"what" text[] NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_picture_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"picture_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" "service_picture_kind" NOT NULL,
	"file" text NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_pictures_userId_kind_unique" UNIQUE("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "service_data" ADD CONSTRAINT "service_data_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_data_looks" ADD CONSTRAINT "service_data_looks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_data_looks" ADD CONSTRAINT "service_data_looks_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_picture_links" ADD CONSTRAINT "service_picture_links_picture_id_service_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."service_pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_pictures" ADD CONSTRAINT "service_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_data_looks_user_id_ordinal_index" ON "service_data_looks" USING btree ("user_id","ordinal");--> statement-breakpoint
CREATE INDEX "service_picture_links_picture_id_index" ON "service_picture_links" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "service_picture_links_expires_at_index" ON "service_picture_links" USING btree ("expires_at");